# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
# The languages that are offered: those in LINGUAS with at least 90 % of their texts translated. The other texts appear in
# English, so that translations may lag behind for a while.
function(offered_languages folder result)
  file(STRINGS ${folder}/LINGUAS languages REGEX "^[^#]")
  set(offered)
  foreach(language IN LISTS languages)
    execute_process(COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C ${GETTEXT_MSGFMT_EXECUTABLE} --statistics -o /dev/null ${folder}/${language}.po
                    ERROR_VARIABLE counts COMMAND_ERROR_IS_FATAL ANY)
    # "900 translated messages, 2 fuzzy translations, 98 untranslated messages."
    set(translated 0)
    set(all 0)
    string(REGEX MATCHALL "[0-9]+ [a-z]+ (message|translation)" parts "${counts}")
    foreach(part IN LISTS parts)
      string(REGEX MATCH "^[0-9]+" count "${part}")
      math(EXPR all "${all} + ${count}")
      if(part MATCHES " translated ")
        math(EXPR translated "${translated} + ${count}")
      endif()
    endforeach()
    math(EXPR tenths "10 * ${translated} / ${all}")
    if(tenths GREATER_EQUAL 9)
      list(APPEND offered ${language})
    endif()
  endforeach()
  set(${result} ${offered} PARENT_SCOPE)
endfunction()

# Run as a script, for the test: cmake -DFOLDER=... -P offered.cmake
if(CMAKE_SCRIPT_MODE_FILE)
  find_package(Gettext REQUIRED)
  offered_languages(${FOLDER} offered)
  list(JOIN offered " " offered)
  message("${offered}")
endif()

# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Saved games that tests begin with."""

# Two chips of one colour in a corner, and a third, which completes their line, in the opposite corner.
LINES = """[Game "Lines"]
[Size "5x6"]
[Colours "3"]
[Line "3"]
[First "3"]
[Each "1"]

throw a1:1 b1:1 e5:1 c3:2 d4:3
"""

#!/usr/bin/env bash
# Makes the fonts of the site: the axes and the letters that it uses, and no more.
# Needs npm, and fonttools with brotli (pip install fonttools brotli, or Debian's fonttools and python3-brotli).
# Their licence is in src/assets/fonts/OFL.txt.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
site=$here/../../src/assets/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

npm install --prefix "$work" --no-audit --no-fund \
  @fontsource-variable/fraunces@5.3.0 @fontsource-variable/source-sans-3@5.3.0
files=$work/node_modules/@fontsource-variable
letters=U+0020-007E,U+00A0-00A1,U+00A9,U+00AB,U+00B0-00B1,U+00B4,U+00B7,U+00BB-00FF,U+0131
letters+=,U+0152-0153,U+2009,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+20AC,U+2191,U+2193,U+2212

subset() { pyftsubset "$1" --no-hinting --unicodes=$letters --layout-features="$2" "${@:4}" --output-file="$3"; }

# One optical size, 36: the axis from 9 to 72 costs 16 kB more, and its difference is hard to see between
# captions and headlines. Italics have one weight as well: a second costs 13 kB.
# rvrn keeps the letters of the wonky italics in their place.
fraunces() {
  local from=$files/fraunces/files/fraunces-latin-full-$1.woff2
  fonttools varLib.instancer "$from" SOFT=100 WONK=0 opsz=36 "wght=$2" --output "$work/$1.ttf"
  subset "$work/$1.ttf" kern,liga,rvrn "$site/$3" --flavor=woff2
}
fraunces normal 400:600 fraunces.woff2
fraunces italic 440 fraunces-italic.woff2

source=$files/source-sans-3/files/source-sans-3-latin-wght-normal.woff2
subset "$source" ccmp,kern,liga,locl,pnum "$site/source-sans-3.woff2" --flavor=woff2

# The pictures for sharing are drawn at build time, with one weight of each.
share() {
  fonttools varLib.instancer "$1" "${@:5}" --output "$work/share.ttf"
  subset "$work/share.ttf" "$2" "$here/$3"
  python3 - "$here/$3" "$4" <<'PYTHON'
import sys
from fontTools.ttLib import TTFont
path, family = sys.argv[1:]
font = TTFont(path)
for record in font['name'].names:
    if record.nameID in (1, 16):
        record.string = family
font.flavor = None
font.save(path)
PYTHON
}
share "$files/fraunces/files/fraunces-latin-full-normal.woff2" kern,liga,rvrn share-fraunces.ttf \
  'Fraunces Share' SOFT=100 WONK=0 opsz=72 wght=480
share "$source" ccmp,kern,liga,locl,pnum share-source-sans-3.ttf 'Source Sans Share' wght=400

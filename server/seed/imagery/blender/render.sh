#!/usr/bin/env bash
# Renders the pictures or products named: ./render.sh tivra-white-pair komal --side 400 --samples 32
cd "$(dirname "$0")" || exit 1
# Large arrays come and go: keep them from being handed back to the system each time.
export MALLOC_MMAP_THRESHOLD_=2000000000 MALLOC_TRIM_THRESHOLD_=4000000000 MALLOC_TOP_PAD_=100000000
exec blender -b --factory-startup -P render.py -- "$@"

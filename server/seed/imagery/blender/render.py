"""Renders product pictures: `blender -b --factory-startup -P render.py -- [name …] [--side 1000] [--out folder]`.

A name is a picture (`tivra-white-pair`), a product (`tivra`) or left out for all. Pictures that are in the folder
already are kept, so an interrupted run goes on where it ended.
"""
import argparse
import os
import sys
import time

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from denoise import denoised  # noqa: E402 (Blender does not search the script's own folder)
from develop import exposed, write_cut_out  # noqa: E402
from materials import FINISHES  # noqa: E402
from product_table import pictures  # noqa: E402
from shots import shot  # noqa: E402
from stage import flag  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('names', nargs='*', help='pictures or products; all when none is given')
    parser.add_argument('--side', type=int, default=1000, help='pixels')
    parser.add_argument('--samples', type=int, default=40, help='light paths a pixel')
    parser.add_argument('--fineness', type=float, default=1.0, help='grid step of the meshes; below 1 is finer')
    parser.add_argument('--out', default=os.path.join(HERE, 'out'), help='folder for cut-outs')
    parser.add_argument('--cache', default=os.path.join(HERE, 'cache'), help='folder for meshes and half renders')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])


def render(name, family, mark, colour, view, options):
    started = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shot(family, view)(family, mark, colour, options.cache, options.fineness)
    flag(FINISHES[colour].get('flags', 0.0))
    built = time.time()
    halves = [exposed(options.side, max(1, options.samples // 2), seed, options.cache) for seed in (1, 2)]
    exposed_at = time.time()
    write_cut_out(denoised(*halves), os.path.join(options.out, f'{name}.png'), FINISHES[colour]['exposure'])
    seconds = f'models {built - started:.0f} s, light {exposed_at - built:.0f} s, noise {time.time() - exposed_at:.0f} s'
    print(f'{name}: {seconds}', flush=True)


def main():
    options = arguments()
    os.makedirs(options.out, exist_ok=True)
    os.makedirs(options.cache, exist_ok=True)
    every = list(pictures())
    chosen = [one for one in every if not options.names or one[0] in options.names or
              any(one[0].startswith(f'{name}-{one[3]}') for name in options.names)]
    if not chosen:
        sys.exit(f'No picture or product is called {", ".join(options.names)}.')
    for one in chosen:
        if not os.path.exists(os.path.join(options.out, f'{one[0]}.png')):
            render(*one, options)


main()
# Numba's threads and Blender's take each other down on the way out; everything is written by now.
sys.stdout.flush()
os._exit(0)

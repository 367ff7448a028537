"""The pictures of accessories, and the soft things in them that are curves and not fields: cables and bristles."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from accessories import TIP_SCALES
from arrange import about, at, open_case, put
from cases import EVERYDAY
from materials import materials_of
from mesher import UNITS
from stage import camera, floor, light

JACKET_RADIUS = 1.75


def thread(name, lines, radius, surface, resolution=3):
    """Round threads along lines of points in millimetres."""
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.resolution_u = '3D', radius * UNITS, resolution, 1
    for line in lines:
        spline = data.splines.new('POLY')
        spline.points.add(len(line) - 1)
        spline.points.foreach_set('co', np.column_stack([np.array(line) * UNITS, np.ones(len(line))]).ravel())
    data.use_fill_caps = True
    data.materials.append(surface)
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)


def eased_path(controls, step):
    """Catmull-Rom through the control points, resampled to equal steps of `step` millimetres."""
    points = np.array([controls[0], *controls, controls[-1]], float)
    dense = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:]):
        t = np.linspace(0, 1, 60, endpoint=False)[:, None]
        dense.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    dense = np.vstack([*dense, points[-1]])
    gone = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(dense, axis=0), axis=1))])
    wanted = np.arange(0, gone[-1], step)
    return np.stack([np.interp(wanted, gone, dense[:, axis]) for axis in range(3)], 1)


def braided(path, surface, strands=8, pitch=9.0):
    """Strands wound both ways round the path, over and under each other, which is what makes a braid read."""
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, (0, 0, 1))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, along)
    gone = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    lines = []
    for way in (-1, 1):
        for strand in range(strands):
            turn = way * gone / pitch * 2 * np.pi + strand / strands * 2 * np.pi
            over = np.cos(strands * gone / pitch * 2 * np.pi + (0 if strand % 2 else np.pi))
            radius = JACKET_RADIUS - 0.1 + 0.2 * way * over
            for shift in (-0.13, 0.13):
                outward = np.cos(turn + shift)[:, None] * side + np.sin(turn + shift)[:, None] * up
                lines.append(path + radius[:, None] * outward)
    thread('braid', lines, 0.27, surface, 2)
    thread('core', [path], JACKET_RADIUS - 0.35, surface, 4)


def plug_at(path_end, path_before, finish, cache, fineness):
    """A plug whose boot takes up the cable that ends at `path_end`."""
    heading = Vector(path_end) - Vector(path_before)
    turn = math.degrees(math.atan2(heading.y, heading.x))
    end = Vector(path_end) + heading.normalized() * 25
    put('plug', None, finish, at(end.x, end.y, max(end.z, 3.1)) @ about('Z', turn), cache, fineness)


def coil(family, mark, finish, cache, fineness):
    """The cable in loose loops, both plugs to the front."""
    light(1.6, cache)
    floor()
    turns, radius = (4, 30) if family == 'braided cable' else (2, 27)
    loops = []
    for step in range(turns * 12 + 5):
        angle = math.radians(-110 + step * 30)
        away = radius + 1.6 * math.sin(step * 1.7) + 0.5 * math.sin(step * 4.1)
        loops.append((away * math.cos(angle), away * math.sin(angle) * 0.95, 1.9 + 3.7 * step / 12 * 0.9))
    entry = [(-26, -46, 2.9), (-22, -43.5, 2.9), (-17, -36, 2.4)]
    x, y, z = loops[-1]
    leave = [(x + 9, y - 12, z * 0.7), (x + 12, y - 22, 3.2), (x + 12.5, y - 27, 2.9)]
    path = eased_path([*entry, *loops, *leave], 0.45)
    surfaces = materials_of(finish)
    if family == 'braided cable':
        braided(path, surfaces['braid'])
    else:
        thread('jacket', [path], JACKET_RADIUS, surfaces['silicone'], 6)
    plug_at(path[0], path[4], finish, cache, fineness)
    plug_at(path[-1], path[-5], finish, cache, fineness)
    camera((0, -44, 30), (-0.2, -1.2, 0.2), 124, 22, (0, -3, 0.3))


def plugs(family, mark, finish, cache, fineness):
    """Both plugs near, one on its side."""
    light(0.7, cache)
    floor()
    surfaces = materials_of(finish)
    for x, y, turn in ((-6, 7, 202), (7, -7, 214)):
        angle = math.radians(turn)
        bends = ((23, 0), (35, 0.4), (49, 2), (65, 6), (87, 15))
        path = eased_path([(x - math.cos(angle) * far, y - math.sin(angle) * far + bend, 2.9) for far, bend in bends], 0.3)
        if family == 'braided cable':
            braided(path, surfaces['braid'])
        else:
            thread(f'jacket {x}', [path], JACKET_RADIUS, surfaces['silicone'], 6)
        put('plug', None, finish, at(x, y, 2.95) @ about('Z', turn), cache, fineness * 0.8)
    camera((-2, -25, 13), (0.3, 0.1, 0.1), 180, 14, (-0.5, -0.6, 0.2))


def tip_row(family, mark, finish, cache, fineness):
    """Three pairs by size: in front standing, behind on their side with the opening to the camera."""
    light(0.8, cache)
    floor()
    for index, (size, scale) in enumerate(TIP_SCALES.items()):
        across = -19.5 + 19.5 * index
        put(f'{family} {size}', None, finish, at(across, -6, 0) @ about('Z', 20 * index), cache, fineness)
        aside = at(across + 2.5, 10, 6.4 * scale) @ about('Z', 16 - 12 * index) @ about('X', 76)
        put(f'{family} {size}', None, finish, aside, cache, fineness)
    camera((2, -27, 11), (0.1, 0.2, 0.5), 172, 18, (0, -0.3, 0.5))


def tip_near(family, mark, finish, cache, fineness):
    """One pair of the middle size."""
    light(0.6, cache)
    floor()
    put(f'{family} M', None, finish, at(-7.4, 1, 0), cache, fineness * 0.7)
    put(f'{family} M', None, finish, at(7, -1.5, 6.2) @ about('Z', -24) @ about('X', 72), cache, fineness * 0.7)
    camera((1, -22, 9), (0, 0, 0.48), 240, 13, (0, -0.6, 0.5))


def empty_open(family, mark, finish, cache, fineness):
    """The case alone, open and empty."""
    light(1.1, cache)
    floor()
    open_case('peg case', None, mark, finish, at(0, 0, EVERYDAY.half_height) @ about('Z', -14), cache, 98, fineness)
    camera((0, -31, 16), (0.2, 1.2, 2.75), 126, 14, (0, -1, 2))


def covered(family, mark, finish, cache, fineness):
    """The cover on a case."""
    light(1.1, cache)
    floor()
    place = at(0, 0, EVERYDAY.half_height + 1.3) @ about('Z', -24)
    put('peg case', None, 'graphite' if finish != 'graphite' else 'white', place, cache, fineness)
    put('cover', None, finish, place, cache, fineness)
    camera((0, -29, 17), (0.2, 0, 1.2), 170, 16, (0, -2, 2))


def covered_near(family, mark, finish, cache, fineness):
    """The cover's side with the lamp's opening and the loop."""
    light(1.1, cache)
    floor()
    place = at(0, 0, EVERYDAY.half_height + 1.3) @ about('Z', -34)
    put('peg case', None, 'graphite' if finish != 'graphite' else 'white', place, cache, fineness)
    put('cover', None, finish, place, cache, fineness * 0.8)
    camera((0, -30, 7), (0.35, 0, 1.35), 165, 16, (0.4, -2, 1.4))


def pouch_closed(family, mark, finish, cache, fineness):
    light(1.9, cache)
    floor()
    put('pouch', None, finish, at(0, 0, 24) @ about('Z', -4), cache, fineness)
    camera((0, -52, 27), (0, 0, 1.9), 158, 18, (0, -4, 3))


def pouch_near(family, mark, finish, cache, fineness):
    """The zip and its pull."""
    light(1.9, cache)
    floor()
    put('pouch', None, finish, at(0, 0, 24) @ about('Z', -34), cache, fineness * 0.8)
    camera((-3, -52, 12), (-0.6, 0, 2.2), 250, 14, (-0.6, -5.4, 2))


def charger_front(family, mark, finish, cache, fineness):
    """The drum lying, its face with the socket to the camera, one pin's end in sight."""
    light(1.0, cache)
    floor()
    put('charger', None, finish, at(0, 4, 22) @ about('Z', 40), cache, fineness)
    camera((0, -34, 9), (0.15, 0.3, 2.1), 165, 16, (0, -1.5, 2.2))


def charger_back(family, mark, finish, cache, fineness):
    """From behind: the two pins."""
    light(1.0, cache)
    floor()
    put('charger', None, finish, at(0, 0, 22) @ about('Z', 212), cache, fineness)
    camera((0, -34, 10), (0, -0.3, 2.1), 150, 18, (0, -2.5, 2.2))


def brush(place, surface):
    """Bristles at the pen's right end, tapering to a point, each a little astray."""
    chance = random.Random(22)
    lines = []
    for _ in range(900):
        away, turn = math.sqrt(chance.random()), chance.random() * 2 * math.pi
        root = np.array((46, 2.9 * away * math.cos(turn), 2.9 * away * math.sin(turn)))
        length = 12.5 - 2.6 * away * away + chance.uniform(-0.35, 0.35)
        stray = 1 + 0.2 * (away - 0.4) + chance.uniform(-0.05, 0.05)
        end = np.array((46 + length, root[1] * stray, root[2] * stray))
        lines.append([tuple(place @ Vector(point * UNITS) / UNITS) for point in (root, (root + end) / 2, end)])
    thread('bristles', lines, 0.085, surface, 1)


def cleaning_set(family, mark, finish, cache, fineness):
    """The pen across the folded cloth."""
    light(1.5, cache)
    floor()
    put('cloth', None, finish, at(6, 9, 0) @ about('Z', 14), cache, fineness)
    place = at(-2, -6, 12.2) @ about('Z', 24)
    put('pen', None, finish, place, cache, fineness)
    brush(place, materials_of(finish)['bristle'])
    camera((0, -42, 30), (0.15, 0.25, 0.5), 138, 22, (0, -1.5, 0.8))


def cleaning_near(family, mark, finish, cache, fineness):
    """The brush end."""
    light(0.9, cache)
    floor()
    place = at(-38, 0, 6.0) @ about('Z', -16)
    put('pen', None, finish, place, cache, fineness * 0.8)
    brush(place, materials_of(finish)['bristle'])
    camera((0, -26, 11), (0.1, -0.8, 0.5), 190, 14, (0.3, -1, 0.6))


ACCESSORY_SHOTS = {
    'coil': coil, 'plugs': plugs, 'set': tip_row, 'tip': tip_near, 'empty': empty_open, 'covered': covered,
    'loop': covered_near, 'pouch': pouch_closed, 'zip': pouch_near, 'socket': charger_front, 'pins': charger_back,
    'kit': cleaning_set, 'brush': cleaning_near,
}

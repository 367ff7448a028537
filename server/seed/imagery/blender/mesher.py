"""Turns fields into Blender meshes: marching cubes, then each vertex is moved on to the surface and takes the field's
own normal, so that no facet shows however near the camera comes."""
import hashlib
import math
import os

import bpy
import numpy as np
from skimage.measure import marching_cubes

from fields import lengths

#: Blender units in a millimetre.
UNITS = 0.1
#: Cells along a block, and along the smaller blocks that are looked into only near the surface.
BLOCK, PART = 64, 8
#: How much faster than true distance a field may grow without a block being missed.
SLACK = 1.9


def gradient(field, points, step):
    result = np.empty_like(points)
    for axis in range(3):
        offset = np.zeros(3, np.float32)
        offset[axis] = step
        result[:, axis] = field(points + offset) - field(points - offset)
    return result / (2 * step)


def block_values(field, origin, cell):
    """Distances on one block's grid, exact near the surface and coarse elsewhere; None where no surface is."""
    count = BLOCK // PART
    if abs(field((origin + BLOCK * cell / 2)[None])[0]) > SLACK * 0.87 * BLOCK * cell:
        return None
    middles = (np.arange(count) + 0.5) * PART * cell
    middles = np.stack(np.meshgrid(middles, middles, middles, indexing='ij'), -1).reshape(-1, 3).astype(np.float32)
    corners = np.arange(PART + 1) * cell
    corners = np.stack(np.meshgrid(corners, corners, corners, indexing='ij'), -1).reshape(-1, 3).astype(np.float32)
    coarse = field(origin + middles)
    active = np.where(np.abs(coarse) < SLACK * 0.87 * PART * cell)[0]
    if len(active) == 0:
        return None
    values = np.empty((BLOCK + 1,) * 3, np.float32)
    grid = coarse.reshape(count, count, count)
    values[:BLOCK, :BLOCK, :BLOCK] = grid.repeat(PART, 0).repeat(PART, 1).repeat(PART, 2)
    values[BLOCK], values[:, BLOCK], values[:, :, BLOCK] = values[-2], values[:, -2], values[:, :, -2]
    for chunk in np.array_split(active, max(1, len(active) // 400)):
        base = origin + middles[chunk] - PART * cell / 2
        fine = field((base[:, None] + corners[None]).reshape(-1, 3)).reshape(-1, PART + 1, PART + 1, PART + 1)
        for cube, index in zip(fine, chunk):
            x, y, z = np.array(np.unravel_index(index, (count, count, count))) * PART
            values[x : x + PART + 1, y : y + PART + 1, z : z + PART + 1] = cube
    return None if values.min() >= 0 or values.max() <= 0 else values


def surface(field, low, high, cell):
    """Vertices, triangles and normals of the field's surface within a box. Millimetres; `cell` is the grid's step."""
    low, high = np.array(low, np.float32), np.array(high, np.float32)
    vertices, faces, total = [], [], 0
    for place in np.ndindex(*np.ceil((high - low) / (cell * BLOCK)).astype(int)):
        origin = low + np.array(place, np.float32) * (BLOCK * cell)
        values = block_values(field, origin, cell)
        if values is None:
            continue
        found, corners, _, _ = marching_cubes(values, 0.0, gradient_direction='ascent', allow_degenerate=False)
        vertices.append(found * cell + origin)
        faces.append(corners + total)
        total += len(found)
    points, triangles = np.concatenate(vertices).astype(np.float32), np.concatenate(faces)
    points, triangles = welded(points, triangles, low, cell)
    for _ in range(3):
        slope = gradient(field, points, cell * 0.2)
        steepness = np.maximum((slope * slope).sum(1), 0.05)
        points = points - np.clip(field(points) / steepness, -cell, cell)[:, None] * slope
    normals = gradient(field, points, cell * 0.35)
    normals /= np.maximum(lengths(normals), 1e-6)[:, None]
    corners = points[triangles]
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    if (across * normals[triangles[:, 0]]).sum() < 0:
        triangles = triangles[:, ::-1]
    return points, triangles.astype(np.int32), normals


def welded(points, triangles, low, cell):
    """Joins the vertices that neighbouring blocks share and drops triangles without area."""
    key = np.round((points - low) / (cell * 2e-3)).astype(np.int64)
    key = key[:, 0] * (1 << 42) + key[:, 1] * (1 << 21) + key[:, 2]
    _, first, inverse = np.unique(key, return_index=True, return_inverse=True)
    points, triangles = points[first], inverse[triangles]
    a, b, c = triangles.T
    return points, triangles[(a != b) & (b != c) & (c != a)]


def mesh(name, field, low, high, cell, signature, cache):
    """Blender's mesh of a field. `cache` is a folder; `signature` changes whenever the model's source does."""
    label = f'{signature}|{name}|{low}|{high}|{cell:.4f}'
    key = name + hashlib.sha1(label.encode()).hexdigest()[:16]
    if key in bpy.data.meshes:
        return bpy.data.meshes[key]
    path = os.path.join(cache, f'{key}.npz')
    if os.path.exists(path):
        stored = np.load(path)
        points, triangles, normals = stored['points'], stored['triangles'], stored['normals']
    else:
        points, triangles, normals = surface(field, low, high, cell)
        np.savez(path, points=points, triangles=triangles, normals=normals)
    result = bpy.data.meshes.new(key)
    result.vertices.add(len(points))
    result.vertices.foreach_set('co', (points * UNITS).ravel())
    result.loops.add(triangles.size)
    result.loops.foreach_set('vertex_index', triangles.ravel())
    result.polygons.add(len(triangles))
    result.polygons.foreach_set('loop_start', np.arange(0, triangles.size, 3, dtype=np.int32))
    result.polygons.foreach_set('loop_total', np.full(len(triangles), 3, np.int32))
    result.polygons.foreach_set('use_smooth', np.ones(len(triangles), bool))
    result.update()
    result.validate(clean_customdata=False)
    result.use_auto_smooth, result.auto_smooth_angle = True, math.pi
    if len(result.vertices) == len(normals):
        result.normals_split_custom_set_from_vertices(normals)
    return result

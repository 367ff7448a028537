"""Signed distance fields: functions from points (array N x 3, millimetres) to distances (array N, negative inside).

Fields blend smoothly, cut exact cavities and take flush inlays, which meshes do only with much handwork.
"""
import math

import numpy as np

TINY = 1e-12


def point(*values):
    return np.array(values, np.float32)


def lengths(vectors):
    """Length of every row."""
    return np.sqrt(np.einsum('ij,ij->i', vectors, vectors))


def unit(vector):
    vector = np.asarray(vector, np.float64)
    return (vector / np.linalg.norm(vector)).astype(np.float32)


def frame(direction, up=(0, 0, 1)):
    """Columns x, y, z of a frame whose z is `direction` and whose y is as near `up` as can be."""
    z = unit(direction)
    if abs(float(z @ unit(up))) > 0.99:
        up = (0, 1, 0)
    x = unit(np.cross(up, z))
    return np.stack([x, np.cross(z, x), z], 1).astype(np.float32)


def turn_x(degrees):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return point((1, 0, 0), (0, c, -s), (0, s, c))


def turn_z(degrees):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return point((c, -s, 0), (s, c, 0), (0, 0, 1))


# Combinations


def smooth_min(a, b, blend):
    """The smaller of two distances; where they differ by less than `blend` millimetres, a fillet."""
    if blend <= 0:
        return np.minimum(a, b)
    h = np.maximum(blend - np.abs(a - b), 0) / blend
    return np.minimum(a, b) - h * h * blend * 0.25


def smooth_max(a, b, blend):
    return -smooth_min(-a, -b, blend)


def union(*fields, blend=0.0):
    def field(points):
        distance = fields[0](points)
        for other in fields[1:]:
            distance = smooth_min(distance, other(points), blend)
        return distance

    return field


def common(*fields, blend=0.0):
    """What lies inside all fields."""

    def field(points):
        distance = fields[0](points)
        for other in fields[1:]:
            distance = smooth_max(distance, other(points), blend)
        return distance

    return field


def cut(body, tool, blend=0.0):
    return lambda points: smooth_max(body(points), -tool(points), blend)


def grown(field, millimetres):
    return lambda points: field(points) - millimetres


def placed(field, at=(0, 0, 0), turn=None):
    """The field turned by a rotation matrix, then moved to `at`."""
    at = point(*at)
    if turn is None:
        return lambda points: field(points - at)
    return lambda points: field((points - at) @ turn)


def mirrored(field):
    """The field seen in the plane x = 0."""
    return lambda points: field(points * point(-1, 1, 1))


def below(direction, height):
    """The half space in which `direction` reaches less than `height`."""
    direction = unit(direction)
    return lambda points: points @ direction - height


# Solids


def ellipsoid(centre, radii):
    radii = point(*radii)

    def field(points):
        scaled = points / radii
        near = lengths(scaled)
        return near * (near - 1) / np.maximum(lengths(scaled / radii), 1e-6)

    return placed(field, centre)


def taper(start, end, start_radius, end_radius):
    """A round bar between two points whose radius eases from one to the other."""
    start, end = point(*start), point(*end)
    along = end - start
    squared = float(along @ along)

    def field(points):
        from_start = points - start
        h = np.clip(from_start @ along / squared, 0, 1)
        radius = start_radius + (end_radius - start_radius) * h * h * (3 - 2 * h)
        return lengths(from_start - h[:, None] * along) - radius

    return field


def tube(path, radii):
    """A round bar along a path of points, with a radius at each."""
    path, radii = np.array(path, np.float32), np.array(radii, np.float32)

    def field(points):
        distance = np.full(len(points), 1e9, np.float32)
        for start, along, near, far in zip(path[:-1], np.diff(path, axis=0), radii[:-1], radii[1:]):
            from_start = points - start
            h = np.clip(from_start @ along / float(along @ along), 0, 1)
            distance = np.minimum(distance, lengths(from_start - h[:, None] * along) - near - (far - near) * h)
        return distance

    return field


def curve(*controls, steps=14):
    """Points on the Bézier curve of the control points."""
    controls = np.array(controls, float)
    points = []
    for t in np.linspace(0, 1, steps):
        level = controls
        while len(level) > 1:
            level = level[:-1] * (1 - t) + level[1:] * t
        points.append(level[0])
    return np.array(points)


# Outlines: functions from local x and y to a distance


def circle(radius):
    return lambda x, y: np.hypot(x, y) - radius


def rectangle(half_width, half_height, corner):
    def outline(x, y):
        qx, qy = np.abs(x) - half_width + corner, np.abs(y) - half_height + corner
        outside = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0))
        return outside + np.minimum(np.maximum(qx, qy), 0) - corner

    return outline


def moved(outline, dx, dy):
    return lambda x, y: outline(x - dx, y - dy)


def either(*outlines):
    def outline(x, y):
        distance = outlines[0](x, y)
        for other in outlines[1:]:
            distance = np.minimum(distance, other(x, y))
        return distance

    return outline


def slab(outline, half_height, edge, at=(0, 0, 0), axes=None, roundness=2.0):
    """An outline raised by `half_height` to both sides of its plane, its edges rounded by `edge`.

    A `roundness` above 2 eases the edge into the faces, so that no line shows in reflections where it ends.
    """
    at, axes = point(*at), np.eye(3, dtype=np.float32) if axes is None else axes

    def field(points):
        local = (points - at) @ axes
        a = outline(local[:, 0], local[:, 1]) + edge
        b = np.abs(local[:, 2]) - half_height + edge
        m, n = np.maximum(a, 0), np.maximum(b, 0)
        corner = (m**roundness + n**roundness + TINY) ** (1 / roundness)
        return corner + np.minimum(np.maximum(a, b), 0) - edge

    return field


def stamp(outline, at, axes):
    """An outline driven along local +z from the plane through `at`: the region that an inlay or engraving takes."""
    at = point(*at)

    def field(points):
        local = (points - at) @ axes
        return np.maximum(outline(local[:, 0], local[:, 1]), -local[:, 2])

    return field


def turned_skin(profile, thickness, at, axes, squash=1.0):
    """A thin skin turned round local z: `profile` holds (radius, height), `thickness` half the skin at each."""
    at, profile = point(*at), np.array(profile, np.float32)

    def field(points):
        local = (points - at) @ axes
        radius, height = np.hypot(local[:, 0], local[:, 1] / squash), local[:, 2]
        distance = np.full(len(points), 1e9, np.float32)
        for a, b, near, far in zip(profile[:-1], profile[1:], thickness[:-1], thickness[1:]):
            along = b - a
            if not along.any():
                continue
            h = np.clip(((radius - a[0]) * along[0] + (height - a[1]) * along[1]) / float(along @ along), 0, 1)
            gap = np.hypot(radius - a[0] - h * along[0], height - a[1] - h * along[1])
            distance = np.minimum(distance, gap - (near + (far - near) * h))
        return distance * squash

    return field


# Surface work: each keeps to the body's own curvature


def inlay(body, region, gap=0.06, recess=0.03, depth=0.6, blend=0.15):
    """The body with a pocket, and the flush piece that fills it. Measures in millimetres."""

    def pocketed(points):
        distance = body(points)
        return smooth_max(distance, -np.maximum(region(points) - gap, -(distance + depth)), blend)

    def piece(points):
        distance = body(points)
        return np.maximum(smooth_max(region(points), distance + recess, blend), -(distance + depth + 0.5))

    return pocketed, piece


def engraved(body, region, depth=0.25, blend=0.1):
    """The body with the region sunk by `depth` millimetres."""

    def field(points):
        distance = body(points)
        return smooth_max(distance, -np.maximum(region(points), -(distance + depth)), blend)

    return field


def parted(body, plane, width=0.14, depth=0.3, blend=0.12):
    """The body with a parting line where `plane` is zero."""
    return engraved(body, lambda points: np.abs(plane(points)) - width / 2, depth, blend)

/**
 * A transparent square of 64 px, as PNG in base64, for tests that no picture is looked at in: to decode those of products without a
 * graphics card takes most of a page's time. Of one pixel, which a page takes for the middle of a large picture, the natural size
 * would be rounded to nothing, as that of a picture that failed.
 */
export const emptyPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAAA1BMVEWAgICQdD0xAAAAAXRSTlMAQObYZgAAAA9JREFUeNpjYBgFo4B8AAACQAAB4E0dRAAAAABJRU5ErkJggg=='

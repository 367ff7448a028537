/**
 * Forced colours take shadows away and leave borders, so there is a border beside the shadow, which is none elsewhere:
 * `edge` around what floats, and `mark`, after its width, for a mark that an inset shadow draws. Their values are in
 * `tokenCss`.
 */
export const forcedBorder = { edge: 'var(--shruti-forced-edge)', mark: 'var(--shruti-forced-mark)' } as const

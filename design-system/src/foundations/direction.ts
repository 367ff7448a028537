/**
 * 1 where a document is read from left to right, -1 where it is read from right to left: a factor for what CSS has no
 * logical property for, such as a translation.
 */
export const inlineSign = 'var(--shruti-inline-sign)'

/** Icons that point along the line: an arrow that leads on, a door that leads out, a message that is sent. */
const pointing = "[class*='-left'],[class*='-right'],.lucide-log-out,.lucide-send-horizontal"

/** The factor, the side where a line starts, for origins, and icons that point the other way. */
export const directionCss = `:root,[dir=ltr]{--shruti-inline-sign:1;--shruti-line-start:left}[dir=rtl]{--shruti-inline-sign:-1;--shruti-line-start:right}[dir=rtl] .lucide:is(${pointing}){scale:${inlineSign} 1}`

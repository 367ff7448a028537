/** As Storybook's own frame has it, in pixels: the edge of a focused control must not be cut off. */
export const framePadding = 16

const style = document.createElement('style')
style.textContent = `body[data-layout='padded'] { padding: ${framePadding}px }`
document.head.append(style)

/**
 * Whether anything is drawn: a text, a picture, a control, a ground or an edge that can be seen. Runs in the page,
 * and uses nothing outside of itself.
 */
export function findPainted(): boolean {
  const replaced = 'img,svg,canvas,video,iframe,input,select,textarea,hr,progress'
  const isClear = (color: string) => color === 'transparent' || color.endsWith(', 0)')
  const paints = (element: Element) => {
    if (element.matches(replaced)) return true
    if ([...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      return true
    const { backgroundColor, backgroundImage, borderTopWidth, borderBlockEndWidth, boxShadow } =
      getComputedStyle(element)
    return (
      !isClear(backgroundColor) ||
      backgroundImage !== 'none' ||
      borderTopWidth !== '0px' ||
      borderBlockEndWidth !== '0px' ||
      boxShadow !== 'none'
    )
  }
  return [...document.body.querySelectorAll('*')].some(element => {
    if (element.closest('.sb-wrapper, .sb-preparing-story, .sb-preparing-docs, script, style, template'))
      return false
    const { width, height, right, bottom } = element.getBoundingClientRect()
    if (width < 1 || height < 1 || right < 1 || bottom + window.scrollY < 1) return false
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && paints(element)
  })
}

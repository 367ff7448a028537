import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withNodes } from './with-nodes.tsx'

it('[BEY-19] puts nodes where the sentence of a language has them', () => {
  const nodes = { price: <b>₹2,999</b>, name: 'Komal' }
  const said = (text: string) => renderToStaticMarkup(<p>{withNodes(text, nodes)}</p>)
  expect(said('[name] costs [price] now.')).toBe('<p>Komal costs <b>₹2,999</b> now.</p>')
  expect(said('अभी [price] है: [name]')).toBe('<p>अभी <b>₹2,999</b> है: Komal</p>')
  expect(said('Nothing in it, but [this].')).toBe('<p>Nothing in it, but [this].</p>')
})

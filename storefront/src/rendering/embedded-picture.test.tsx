import { Picture } from '@shruti/design-system'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { embedPicture, type ReadFile } from './embedded-picture.ts'

const sides = [160, 320, 640, 1000]
const srcSet = sides.map(side => `/pictures/tivra-${side}.avif ${side}w`).join(', ')

const printed = (embeddable = true) =>
  renderToString(
    <Picture
      src="/pictures/tivra-1000.webp"
      alt=""
      width={1000}
      height={1000}
      sizes="54vw"
      priority
      embeddable={embeddable}
      sources={[
        { type: 'image/avif', srcSet },
        { type: 'image/webp', srcSet: '/pictures/tivra-640.webp 640w' },
      ]}
    />,
  )

it('[SHOP-2] puts the file that phones choose into the page, and leaves the preload to other screens', async () => {
  const readFile = vi.fn<ReadFile>(async address => new TextEncoder().encode(address))
  const page = await embedPicture(printed(), readFile)
  expect(readFile.mock.calls).toEqual([['/pictures/tivra-640.avif']])
  expect(page).toContain(
    '<source data-embeddable="" media="(max-width:767.98px) and (min-resolution:1.5dppx)" type="image/avif" srcSet="data:image/avif;base64,L3BpY3R1cmVzL3RpdnJhLTY0MC5hdmlm 640w" sizes="54vw"/>',
  )
  expect(page).toContain(`<source type="image/avif" srcSet="${srcSet}" sizes="54vw"/>`)
  expect(page).toContain(
    `imageSrcSet="${srcSet}" media="not all and (max-width:767.98px) and (min-resolution:1.5dppx)" imageSizes="54vw"/>`,
  )
})

it('[SHOP-2] leaves a page as it is without such a picture, without its file, and with a file that would make it late', async () => {
  const noFile = async () => undefined
  const large = async () => new Uint8Array(13_001)
  expect(await embedPicture(printed(), noFile)).toBe(printed())
  expect(await embedPicture(printed(), large)).toBe(printed())
  expect(await embedPicture(printed(false), async () => new Uint8Array(1))).toBe(printed(false))
})

import { Heart } from 'lucide-react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { describe, expect, it } from 'vitest'
import { Avatar } from './components/Avatar/Avatar.tsx'
import { Badge } from './components/Badge/Badge.tsx'
import { Breadcrumb } from './components/Breadcrumb/Breadcrumb.tsx'
import { Button } from './components/Button/Button.tsx'
import { Checkbox } from './components/Checkbox/Checkbox.tsx'
import { Chip } from './components/Chip/Chip.tsx'
import { DefinitionList } from './components/DefinitionList/DefinitionList.tsx'
import { Dialog } from './components/Dialog/Dialog.tsx'
import { Disclosure } from './components/Disclosure/Disclosure.tsx'
import { Drawer } from './components/Drawer/Drawer.tsx'
import { IconButton } from './components/IconButton/IconButton.tsx'
import { Logo } from './components/Logo/Logo.tsx'
import { Menu } from './components/Menu/Menu.tsx'
import { Meter } from './components/Meter/Meter.tsx'
import { OtpField } from './components/OtpField/OtpField.tsx'
import { Pagination } from './components/Pagination/Pagination.tsx'
import { PasswordField } from './components/PasswordField/PasswordField.tsx'
import { Picture } from './components/Picture/Picture.tsx'
import { Price } from './components/Price/Price.tsx'
import { QuantityStepper } from './components/QuantityStepper/QuantityStepper.tsx'
import { RadioGroup } from './components/RadioGroup/RadioGroup.tsx'
import { Rating } from './components/Rating/Rating.tsx'
import { Scale } from './components/Scale/Scale.tsx'
import { Section } from './components/Section/Section.tsx'
import { Select } from './components/Select/Select.tsx'
import { Skeleton } from './components/Skeleton/Skeleton.tsx'
import { StageSkeleton } from './components/Skeleton/StageSkeleton.tsx'
import { Swatch } from './components/Swatch/Swatch.tsx'
import { SwatchPicker } from './components/Swatch/SwatchPicker.tsx'
import { Switch } from './components/Switch/Switch.tsx'
import { Tabs } from './components/Tabs/Tabs.tsx'
import { TextArea } from './components/TextArea/TextArea.tsx'
import { TextField } from './components/TextField/TextField.tsx'
import { Toaster } from './components/Toaster/Toaster.tsx'
import { Wordmark } from './components/Wordmark/Wordmark.tsx'

const nothing = () => undefined
const options = [{ value: 'standard', label: 'Standard', aside: 'Free' }]

const parts = {
  Avatar: <Avatar name="Ananya Iyer" src="/ananya.webp" />,
  Badge: <Badge tone="sale">Save 12%</Badge>,
  Breadcrumb: <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Tivra' }]} />,
  Button: <Button loading>Place order</Button>,
  Checkbox: <Checkbox label="Black" indeterminate />,
  Chip: (
    <Chip href="/shop" removable>
      Black
    </Chip>
  ),
  DefinitionList: <DefinitionList items={[{ term: 'Total', description: '₹7,999.00', strong: true }]} />,
  Dialog: <Dialog open={false} onOpenChange={nothing} title="Which size of tip?" />,
  Disclosure: <Disclosure title="When will my order arrive?">In 3–5 business days.</Disclosure>,
  Drawer: <Drawer open={false} onOpenChange={nothing} title="Menu" />,
  IconButton: <IconButton icon={Heart} label="Favorites" count={3} />,
  Logo: <Logo />,
  Menu: <Menu trigger="Shop" groups={[[{ label: 'All earbuds', href: '/shop' }]]} />,
  Meter: <Meter value={25} max={35} label="Up to 25 dB" />,
  OtpField: <OtpField label="Code" />,
  Pagination: <Pagination page={2} pageSize={16} total={486} hrefFor={page => `?page=${page}`} />,
  PasswordField: <PasswordField label="Password" autoComplete="current-password" />,
  Picture: (
    <Picture
      src="/tivra.webp"
      alt="Tivra"
      width={640}
      height={640}
      priority
      sizes="50vw"
      sources={[
        { type: 'image/avif', srcSet: '/tivra-320.avif 320w, /tivra-640.avif 640w' },
        { type: 'image/webp', srcSet: '/tivra-640.webp 640w' },
      ]}
    />
  ),
  Price: <Price price={349900} mrp={399900} />,
  QuantityStepper: <QuantityStepper name="quantity" />,
  RadioGroup: <RadioGroup label="Delivery" options={options} variant="cards" defaultValue="standard" />,
  Rating: <Rating average={4.6} count={318} />,
  Section: (
    <Section title="Shop by category" opener={<Scale rule struck="Ma" />} ground="night">
      Sports
    </Section>
  ),
  Select: (
    <Select label="State" error="PIN code 400050 is in Maharashtra.">
      <option>Karnataka</option>
    </Select>
  ),
  Skeleton: <Skeleton width="most" />,
  StageSkeleton: <StageSkeleton />,
  Swatch: <Swatch name="Silver" colorHex="#B9BEC2" selected />,
  SwatchPicker: <SwatchPicker options={[{ name: 'Silver', colorHex: '#B9BEC2' }]} name="variantIndex" />,
  Switch: <Switch label="Cash on delivery" />,
  Tabs: <Tabs label="Orders" items={[{ value: 'all', label: 'All', content: 'Every order' }]} />,
  TextArea: <TextArea label="Review" counted maxLength={2000} />,
  TextField: <TextField label="Mobile number" prefix="+91" hint="Ten digits" optional />,
  Toaster: <Toaster />,
  Wordmark: <Wordmark extended />,
}

describe.each(Object.entries(parts))('%s on a server', (_name, part) => {
  it('renders without a document, and without a style attribute, which a strict policy refuses', () => {
    expect(renderToString(part)).not.toContain(' style=')
  })
})

it('[CART-1] keeps a form whole without scripts: the quantity and the colour are named values', () => {
  const html = renderToString(
    <form method="post" action="/cart/add">
      {parts.SwatchPicker}
      {parts.QuantityStepper}
    </form>,
  )
  expect(html).toContain('name="variantIndex" checked="" value="0"')
  expect(html).toMatch(/name="quantity"[^>]*value="1"/)
})

it('preloads what has priority, in the best of its formats and the size that the page will pick', () => {
  expect(renderToString(parts.Picture)).toMatch(
    /^<link rel="preload" as="image" type="image\/avif" fetchPriority="high" imageSrcSet="\/tivra-320\.avif 320w, \/tivra-640\.avif 640w" imageSizes="50vw"\/>/,
  )
  expect(renderToString(<Picture src="/tivra.webp" alt="" width={640} height={640} />)).not.toContain(
    'preload',
  )
})

it('[IMG-1] marks where a file may stand in the document for phones, before the formats that all screens choose from', () => {
  const sources = [
    { type: 'image/avif', srcSet: '/tivra-640.avif 640w' },
    { type: 'image/webp', srcSet: '/tivra-640.webp 640w' },
  ] as const
  const picture = { src: '/tivra.webp', alt: '', width: 640, height: 640, sizes: '50vw', sources }
  const tags = (html: string) => [...html.matchAll(/<source[^>]*>/g)].map(([tag]) => tag)
  const plain = tags(renderToString(<Picture {...picture} priority />))
  expect(tags(renderToString(<Picture {...picture} priority embeddable />))).toEqual([
    '<source data-embeddable="" media="(max-width:767.98px) and (min-resolution:1.5dppx)" type="image/avif" srcSet="/tivra-640.avif 640w" sizes="50vw"/>',
    ...plain,
  ])
  expect(tags(renderToString(<Picture {...picture} sources={[]} embeddable />))).toEqual([])
})

it('has a lazy picture’s placeholder in the style sheet that comes with the page, and none for one with priority', () => {
  const disc = { colour: '#8a8d90', x: 48, y: 52, radius: 20 }
  const stylesWith = (priority: boolean) => {
    const sheet = new ServerStyleSheet()
    const picture = { src: '/tivra.webp', alt: 'Tivra', width: 640, height: 640, placeholder: disc }
    renderToString(sheet.collectStyles(<Picture {...picture} priority={priority} />))
    const styles = sheet.getStyleTags()
    sheet.seal()
    return styles
  }
  // A radius of 20 % reaches 20/48 of the way to the closest side.
  expect(stylesWith(false)).toContain(
    'radial-gradient(circle closest-side at 48% 52%,#8a8d90 calc(41.67% - 0.5px)',
  )
  expect(stylesWith(true)).not.toContain('circle')
})

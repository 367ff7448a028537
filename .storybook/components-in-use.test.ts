import { expect, it } from 'vitest'
import { componentsIn, componentsInUse } from './components-in-use.ts'

it('[DS-4] finds a component with the pages and the components that use it, and no type', () => {
  const { shop, components } = componentsInUse()
  expect(shop.get('CartLine')).toEqual(['CartRows'])
  expect(shop.get('NoiseComparison')).toEqual(['MoreOfProduct'])
  expect(components.get('Icon')).toContain('Chip')
  expect(components.get('Button')).not.toContain('Button')
  expect(shop.has('type ButtonProps')).toBe(false)
})

it('[DS-4] finds what is imported together, under another name, or later', () => {
  const source = `import { Stack, type StackProps, Link as TextLink, formatMoney } from '@shruti/design-system'
    import { Button } from '../Button/Button.tsx'
    import { Badge } from './Badge.tsx'
    const Drawer = lazy(async () => ({ default: (await import('@shruti/design-system/Drawer')).Drawer }))`
  expect([...componentsIn(source)]).toEqual(['Stack', 'Link', 'Button', 'Drawer'])
})

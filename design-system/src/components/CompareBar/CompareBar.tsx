import { X } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Actions, Chosen, ChosenName, Count, Item, Root } from './CompareBar.styles.ts'
import { t } from '../../texts/t.ts'

export interface CompareBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** One to `most`, in the order in which they were chosen. */
  products: readonly { slug: string; name: string }[]
  /** How many can be compared at once. */
  most: number
  /** The comparison of these products. */
  compareHref: string
  onRemove: (slug: string) => void
  onClear: () => void
  LinkComponent?: LinkComponent
}

/** What was chosen to compare, at the bottom of the screen. It is the last thing of a page, so that it covers nothing there. */
export function CompareBar({
  products,
  most,
  compareHref,
  onRemove,
  onClear,
  LinkComponent = 'a',
  ...rest
}: CompareBarProps) {
  const isAlone = products.length < 2
  return (
    <Root aria-label={t('Chosen to compare')} {...rest}>
      <Count>
        <VisuallyHidden>{t('Chosen to compare:')} </VisuallyHidden>
        {t('{count} of {most}', { count: products.length, most })}
      </Count>
      <Chosen>
        {products.map(({ slug, name }) => (
          <Item key={slug}>
            <ChosenName>{name}</ChosenName>
            <IconButton
              icon={X}
              iconSize={16}
              label={t('Remove {name} from the comparison', { name })}
              onClick={() => onRemove(slug)}
            />
          </Item>
        ))}
      </Chosen>
      <Actions>
        <Button variant="quiet" size="small" onClick={onClear}>
          {t('Clear')}
        </Button>
        {isAlone ? (
          <span>{t('Choose one more')}</span>
        ) : (
          <Button size="small" href={compareHref} LinkComponent={LinkComponent}>
            {t('Compare')}
          </Button>
        )}
      </Actions>
    </Root>
  )
}

import { MessageCircle, Share2, Volume2 } from 'lucide-react'
import { useState, type ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Root, Said } from './ProductActions.styles.ts'
import { share, type Shared, type ShareTarget } from './share.ts'
import { t } from '../../texts/t.ts'

export interface ProductActionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The product and its colour: what is shared is called so. */
  name: string
  /** The whole address that is shared. */
  url: string
  /** Opens the chat with this product as what it is about. */
  onAsk: () => void
  /** Shows how the noise cancelling sounds; absent where nothing is stated. */
  onHear?: (() => void) | undefined
  /** What `onHear` opens is open. */
  hearing?: boolean
  /** For tests and stories: what shares and copies. */
  target?: ShareTarget
}

/** What else one can do with a product: share it, ask about it, hear it. It stands below the buy button (SHOP-2). */
export function ProductActions({
  name,
  url,
  onAsk,
  onHear,
  hearing = false,
  target,
  ...rest
}: ProductActionsProps) {
  const [shared, setShared] = useState<Shared>()
  async function pass() {
    setShared(undefined)
    setShared(await share(target ?? browserTarget(), name, url))
  }
  return (
    <Root {...rest}>
      <Button variant="quiet" size="small" onClick={() => void pass()}>
        <Icon icon={Share2} size={16} /> {t('Share')}
      </Button>
      <Button variant="quiet" size="small" onClick={onAsk}>
        <Icon icon={MessageCircle} size={16} /> {t('Ask about this product')}
      </Button>
      {onHear && (
        <Button variant="quiet" size="small" aria-expanded={hearing} onClick={onHear}>
          <Icon icon={Volume2} size={16} /> {t('Hear the noise cancelling')}
        </Button>
      )}
      <Said role="status">
        {shared === 'copied' && t('Link copied.')}
        {shared === 'impossible' && t('Copy this link: {url}', { url })}
      </Said>
    </Root>
  )
}

function browserTarget(): ShareTarget {
  // Both must be called as what they belong to.
  return {
    ...('share' in navigator && { share: data => navigator.share(data) }),
    ...('clipboard' in navigator && { clipboard: navigator.clipboard }),
  }
}

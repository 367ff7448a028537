import { ChatButton, useChat } from '@shruti/design-system/ChatButton'
import { Suspense } from 'react'
import { useApp } from '../../app/app-context.ts'
import { useSettings } from '../../queries/shop.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { chatOf } from './chat-of.ts'
import { lazyPart } from '../../hydration/lazy-part.tsx'

/** What answers weighs more than the button: it is fetched when the chat is first opened. */
const ChatWidget = lazyPart(
  async () => ({ default: (await import('@shruti/design-system/ChatWidget')).ChatWidget }),
  { close: ({ chat }) => chat.update({ view: 'closed' }) },
)

/** The support chat at the corner of every page of the shop [CHAT-1]. */
export default function ShopChat() {
  const chat = chatOf(useApp())
  const { view } = useChat(chat)
  const settings = useSettings()
  if (!settings) return null
  return (
    <>
      <ChatButton chat={chat} />
      {view !== 'closed' && (
        <Suspense>
          <ChatWidget
            chat={chat}
            contacts={settings.store}
            shopTexts={settings.chat}
            LinkComponent={RouterLink}
          />
        </Suspense>
      )}
    </>
  )
}

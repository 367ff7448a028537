import { ChatButton, createChat, useChat, type Chat } from '@shruti/design-system/ChatButton'
import { lazy, Suspense } from 'react'
import { useSettings } from '../queries/shop.ts'
import { useApp, type App } from '../app/app-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

/** What answers weighs more than the button: it is fetched when the chat is first opened. */
const ChatWidget = lazy(async () => ({
  default: (await import('@shruti/design-system/ChatWidget')).ChatWidget,
}))

/** A conversation lasts as long as the application, whichever page shows. */
const chats = new WeakMap<App, Chat>()

function chatOf(app: App): Chat {
  const chat = chats.get(app) ?? createChat()
  chats.set(app, chat)
  return chat
}

/** The support chat at the corner of every page of the shop [CHAT-1]. */
export default function ShopChat() {
  const chat = chatOf(useApp())
  const { view } = useChat(chat)
  const contacts = useSettings()?.store
  if (!contacts) return null
  return (
    <>
      <ChatButton chat={chat} />
      {view !== 'closed' && (
        <Suspense>
          <ChatWidget chat={chat} contacts={contacts} LinkComponent={RouterLink} />
        </Suspense>
      )}
    </>
  )
}

import { createChat, type Chat } from '@shruti/design-system/ChatButton'
import type { App } from '../../app/app-context.ts'

/** A conversation lasts as long as the application, whichever page shows. */
const chats = new WeakMap<App, Chat>()

export function chatOf(app: App): Chat {
  const chat = chats.get(app) ?? createChat()
  chats.set(app, chat)
  return chat
}

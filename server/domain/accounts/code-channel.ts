/** How a code is sent. */
export type CodeChannel = 'sms' | 'whatsapp' | 'email'

import type { TextPageContent } from './text-page.ts'
import { paths } from '../paths.ts'

export interface Question {
  readonly question: string
  readonly answer: string
}

export const faqsPage: Omit<TextPageContent, 'sections'> = {
  title: 'Questions',
  description:
    'Short answers about delivery, returns, warranty, payment, and earbuds that will not connect or charge.',
  path: paths.faqs,
  introduction: 'The chat answers at any hour. People answer within 24 hours on business days.',
}

/** The facts are those of CHAT-8 and CHAT-9: change them together. */
export const faqs: readonly { readonly title: string; readonly questions: readonly Question[] }[] = [
  {
    title: 'Ordering',
    questions: [
      {
        question: 'How long does delivery take?',
        answer:
          'Standard delivery takes 3 to 5 business days. Express takes 1 to 2 days and costs ₹199. Type your PIN code on a product page to see the dates.',
      },
      {
        question: 'What does delivery cost?',
        answer:
          'Standard delivery is free over ₹999 and ₹49 below that, unless an offer makes it free for all.',
      },
      {
        question: 'Can I pay in cash?',
        answer: 'Yes, up to ₹10,000, where the courier takes cash. Checkout tells you for your PIN code.',
      },
      {
        question: 'Are there instalments?',
        answer:
          'EMI will start at ₹250 a month, for orders from ₹3,000 on, over 12 months. It needs card payment, which we do not accept yet.',
      },
      {
        question: 'Can I cancel an order?',
        answer: 'Until it is shipped: open it under My Orders and choose Cancel order.',
      },
    ],
  },
  {
    title: 'After you buy',
    questions: [
      {
        question: 'Can I send something back?',
        answer: 'Within 30 days of delivery, opened or not. The refund takes 5 to 7 business days.',
      },
      {
        question: 'How long is the warranty?',
        answer:
          'One year, two on premium models. An extended warranty, bought within 30 days, gives three years in total.',
      },
      {
        question: 'Is there a student discount?',
        answer:
          'Students get 10%. Write to our support team from your college address and we send you a code.',
      },
    ],
  },
  {
    title: 'When something is wrong',
    questions: [
      {
        question: 'My earbuds will not connect.',
        answer:
          'Put both buds in the case, remove Shruti from the Bluetooth list of your phone, open the case and pair again.',
      },
      {
        question: 'One side is quiet.',
        answer: 'Wipe the mesh of that bud with a dry, soft brush. Wax on the mesh is the usual cause.',
      },
      {
        question: 'The case will not charge.',
        answer: 'Wipe the gold contacts and try another USB-C cable for fifteen minutes.',
      },
    ],
  },
]

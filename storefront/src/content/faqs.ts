import type { TextPageContent } from './text-page.ts'
import { paths } from '../paths.ts'
import { t } from '../language/t.ts'

interface Question {
  readonly question: string
  readonly answer: string
}

/** Questions of one subject. */
export interface FaqGroup {
  readonly title: string
  readonly questions: readonly Question[]
}

export const faqsPage = (): Omit<TextPageContent, 'sections'> => ({
  title: t('FAQs'),
  description: t(
    'Frequently asked questions about delivery, returns, warranty and payment, and what to do when earbuds do not connect or charge.',
  ),
  path: paths.faqs,
  introduction: t('Our chat is available 24/7. Our support team replies within 24 hours on business days.'),
})

/** The facts are those of CHAT-8 and CHAT-9: change them together. */
export const faqs = (): readonly FaqGroup[] => [
  {
    title: t('Orders and delivery'),
    questions: [
      {
        question: t('How long does delivery take?'),
        answer: t(
          'Standard delivery takes 3 to 5 business days. Express takes 1 to 2 days and costs ₹199. Enter your PIN code on a product page to see the dates.',
        ),
      },
      {
        question: t('What does delivery cost?'),
        answer: t(
          'Standard delivery is free on orders over ₹999 and costs ₹49 below that. While a free shipping offer is on, it is free on all orders.',
        ),
      },
      {
        question: t('Is cash on delivery available?'),
        answer: t(
          'Yes, on orders up to ₹10,000, at PIN codes where the courier accepts it. Enter your PIN code on a product page to check.',
        ),
      },
      {
        question: t('Is EMI available?'),
        answer: t(
          'For orders of ₹3,000 or more, over 12 months: it starts at ₹250 a month. Checkout lists EMI among the payment methods when your order can use it.',
        ),
      },
      {
        question: t('Can I cancel an order?'),
        answer: t('Yes, until it is shipped. Open the order in My orders and choose Cancel order.'),
      },
    ],
  },
  {
    title: t('Returns and warranty'),
    questions: [
      {
        question: t('Can I return a product?'),
        answer: t(
          'Yes, within 30 days of delivery, even if you have opened it. Open the order in My orders and choose Return items. The refund takes 5 to 7 business days after we receive the product.',
        ),
      },
      {
        question: t('How is a cash on delivery order refunded?'),
        answer: t('To the UPI ID that you enter when you request the return.'),
      },
      {
        question: t('Where is my invoice?'),
        answer: t(
          'Open the order in My orders and choose Invoice, once the order is packed. You can print it or save it as PDF.',
        ),
      },
      {
        question: t('How long is the warranty?'),
        answer: t(
          'One year on earbuds, neckbands and headphones, two years on premium models and six months on accessories.',
        ),
      },
      {
        question: t('Is there a student discount?'),
        answer: t(
          'Yes, 10%. Email our support team from your college email address and we will send you a code.',
        ),
      },
    ],
  },
  {
    title: t('Troubleshooting'),
    questions: [
      {
        question: t('My earbuds do not connect.'),
        answer: t(
          'Put both earbuds in the case, remove them from the Bluetooth list on your phone, then open the case and pair again.',
        ),
      },
      {
        question: t('One earbud is too quiet.'),
        answer: t(
          'Clean the mesh of that earbud with a dry, soft brush. Earwax on the mesh is the usual cause.',
        ),
      },
      {
        question: t('The case does not charge.'),
        answer: t('Wipe the gold contacts, then charge for 15 minutes with another USB-C cable.'),
      },
    ],
  },
]

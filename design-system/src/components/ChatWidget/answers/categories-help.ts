import { phrases } from './phrases.ts'
import type { ChatCategory, ChatContacts } from './types.ts'
import { t } from '../../../texts/t.ts'

const contact = () => ({ label: t('Contact'), href: '/contact' })
const signIn = () => ({ label: t('Sign in'), href: '/auth' })
const storesPage = () => ({ label: t('Stores'), href: '/stores' })

/** Everything around the shop: people, stores, the account, and small talk. */
export const helpCategories = ({
  supportPhone,
  supportEmail,
  businessHours,
  social: { instagram, twitter, facebook },
}: ChatContacts): readonly ChatCategory[] => [
  {
    id: 'human-agent',
    keywords: phrases(
      `human, agent, person, real person, live agent, talk someone|person|human|agent, talk,
      talk karao|karni|karna, talk kisi, representative, executive, customer care|service|support,
      customer care|support number, support, support number, contact, contact number|no|us|you,
      phone number, number call, phone number need, helpline, help line, call me|you, email,
      email address, support email, complain, complaint, insaan, number give, manager, talk manager,
      whatsapp, whatsapp number, toll free, care number, connect agent|person, instagram, facebook,
      twitter, youtube`,
    ),
    reply: {
      text: t(
        'You reach a person at {supportPhone} or {supportEmail}, {businessHours}. We reply to emails within 24 hours on business days.',
        { supportPhone, supportEmail, businessHours },
      ),
      links: [contact()],
    },
    subAnswers: [
      {
        id: 'hours',
        keywords: phrases(
          `open, timing, hour, sunday, saturday, weekend, work hour, support hour|timing|time|open,
          business hour, your hour|timing, office hour, open hour, are open,
          open sunday|saturday|weekend|today|now, work sunday|saturday|weekend|holiday, when open|call,
          when you open, care timing|hour|open, till time, at night, support available,
          support available night|today|now|sunday|saturday, what time available|open|close|support,
          24 x 7, 24 hour, time available, when someone|person available, customer support when,
          till when`,
        ),
        reply: {
          text: t(
            'Our support team answers {businessHours}, at {supportPhone} and {supportEmail}. This chat answers at any hour.',
            { businessHours, supportPhone, supportEmail },
          ),
          links: [contact()],
        },
      },
      {
        id: 'speed',
        keywords: phrases(
          `reply, how fast|long reply, how long support, support reply|time, when reply, when get reply,
          support reply time, get reply email, not reply, long reply, not reply email|mail, nobody reply,
          reply time, fast reply, fast support, how fast support, hear back, how fast hear back,
          when hear back, reply email|mail|message`,
        ),
        reply: {
          text: t(
            'We reply to emails within 24 hours on business days. By phone you reach us at {supportPhone}, {businessHours}.',
            { supportPhone, businessHours },
          ),
          links: [contact()],
        },
      },
      {
        id: 'social',
        keywords: phrases(
          `instagram, twitter, facebook, social, social media, youtube, insta id, facebook page,
          twitter handle`,
        ),
        reply: {
          text: t(
            'We are on Instagram ({instagram}), Twitter ({twitter}) and Facebook ({facebook}). For an order call {supportPhone} or write to {supportEmail}, {businessHours}.',
            { instagram, twitter, facebook, supportPhone, supportEmail, businessHours },
          ),
        },
      },
    ],
  },
  {
    id: 'stores',
    keywords: phrases(
      `store, store near, near me, nearby, nearest, nearest store, offline, offline store, visit,
      visit store, store locator, retail, where store, try before, try before buy, come try, come store,
      try them, see them, demo, can try, see store, how many store, pick store, store timing`,
    ),
    reply: {
      text: t(
        'We have five stores: Delhi, Mumbai, Bangalore, Chennai and Hyderabad. Name a city and I give you the address, phone and hours.',
      ),
      links: [storesPage()],
    },
    subAnswers: [
      {
        id: 'hours',
        keywords: phrases(
          `store timing|time|hour|open|close, store open|close|sunday, when store open,
          store open sunday|saturday|today|now|weekend, open, timing, hour, store closing time`,
        ),
        reply: {
          text: t('Our stores are open Monday-Saturday 10:30 AM-8:00 PM IST.'),
          links: [storesPage()],
        },
      },
    ],
  },
  {
    id: 'account',
    keywords: phrases(
      `account, login, otp, password, forgot password, register, verification code, profile,
      delete account, create account, need account order, logout, privacy, data, data safe, my data,
      login problem|not|how, signup, signup how`,
    ),
    reply: {
      text: t(
        'Sign in with your mobile number and a one-time code, or with a username and password. You can also register there. To log out, open the account menu.',
      ),
      links: [signIn()],
    },
    subAnswers: [
      {
        id: 'otp',
        keywords: phrases(
          `otp, otp not|expired|wrong|get, otp when get|receive, verification code|not, code not get|phone,
          verification code not, onetime code`,
        ),
        reply: {
          text: t(
            'A code is valid for 5 minutes, and you can ask for another after 30 seconds. Check the number, with +91 in front, and try again.',
          ),
          links: [signIn()],
        },
      },
      {
        id: 'password',
        keywords: phrases(
          `password, forgot password, forgot, forget, forget password, bhool, reset password,
          change password, password bhool`,
        ),
        reply: {
          text: t('You do not need the password: sign in with your mobile number and a one-time code.'),
          links: [signIn()],
        },
      },
      {
        id: 'privacy',
        keywords: phrases(
          `privacy, privacy policy, data, data safe, sell data, my data, delete account|data,
          what do with my phone number|data, do with my phone number|data, personal information`,
        ),
        reply: {
          text: t(
            'We keep what an order needs, and sell no data: the Privacy policy says what and for how long. To have your account deleted, write to {supportEmail}.',
            { supportEmail },
          ),
          links: [{ label: t('Privacy policy'), href: '/privacy-policy' }],
        },
      },
    ],
  },
  {
    id: 'small-talk',
    keywords: phrases(
      `hello, good morning|evening|afternoon|night, thank, bye, goodbye, robot, bot, help, you there,
      shruti, genuine, company`,
    ),
    reply: {
      text: t('Hello. Ask me about our earbuds, delivery, returns, warranty or a fault, and I will help.'),
    },
    subAnswers: [
      {
        id: 'thanks',
        keywords: phrases('thank'),
        reply: { text: t('You are welcome. Anything else?') },
      },
      {
        id: 'goodbye',
        keywords: phrases('bye, goodbye, good bye, ok bye, see you, good night, tata bye'),
        reply: { text: t('Goodbye. Your messages stay here until you close the page.') },
      },
      {
        id: 'bot',
        keywords: phrases('bot, robot, who are you, you bot|real|robot, your name, talk machine'),
        reply: {
          text: t(
            'I am a program that answers from fixed texts. A person answers at {supportPhone} or {supportEmail}, {businessHours}.',
            { supportPhone, supportEmail, businessHours },
          ),
        },
      },
      {
        id: 'about',
        keywords: phrases(
          `shruti, company, genuine, indian brand|company, about company|brand, your company|brand,
          made india, who make|made, product genuine, website|site genuine, where you based`,
        ),
        reply: {
          text: t(
            'Shruti makes earbuds and headphones in Bengaluru. The seller is Shruti Audio Private Limited; each product page states the manufacturer and the country of origin.',
          ),
          links: [{ label: t('About'), href: '/about' }],
        },
      },
    ],
  },
]

import type { Language } from '../contract/index.ts'
import { hindiPrefix, pathOf } from './paths.ts'

/** The language of the page that an address names [BEY-19]. */
export function languageOfUrl(url: string): Language {
  const path = pathOf(url)
  return path === hindiPrefix || path.startsWith(`${hindiPrefix}/`) ? 'hi' : 'en'
}

/** What the server's own plain pages say in Hindi, by their English. What the API refuses is the storefront's to say. */
const hindi: Readonly<Record<string, string>> = {
  'Go to the home page': 'होम पेज पर जाएँ',
  'Something went wrong': 'कुछ गड़बड़ हो गई',
  'We could not show this page. Please try again in a minute. If this keeps happening, contact our support team with this reference: {reference}.':
    'हम यह पेज नहीं दिखा सके। एक मिनट बाद फिर कोशिश करें। बार-बार ऐसा हो, तो यह संदर्भ बताकर हमारी सहायता टीम से संपर्क करें: {reference}।',
  'Page not found': 'पेज नहीं मिला',
  'There is no page at this address.': 'इस पते पर कोई पेज नहीं है।',
  'Too large': 'बहुत बड़ा',
  'The request is too large.': 'अनुरोध बहुत बड़ा है।',
  'Bad request': 'अनुरोध ठीक नहीं है',
  'We could not read this request. Go back and try again.': 'हम यह अनुरोध नहीं पढ़ सके। पीछे जाएँ और फिर कोशिश करें।',
  'Access denied': 'इसकी अनुमति नहीं है',
  'This form was sent from another site.': 'यह फ़ॉर्म किसी और साइट से भेजा गया।',
  'This did not work': 'यह नहीं हो सका',
  '{message}. Go back to try again.': '{message}। पीछे जाकर फिर कोशिश करें।',
  'Method not allowed': 'इस तरीके की अनुमति नहीं है',
  'This page does not accept forms. Turn on JavaScript in your browser, go back and try again.':
    'यह पेज फ़ॉर्म नहीं लेता। अपने ब्राउज़र में JavaScript चालू करें, पीछे जाएँ और फिर कोशिश करें।',
  'This link does not work': 'यह लिंक काम नहीं करता',
  'Check the address for typing mistakes.': 'देखें कि पता लिखने में कोई ग़लती तो नहीं हुई।',
  'Too many requests': 'बहुत ज़्यादा अनुरोध',
  'Too many requests. Try again in {seconds} seconds.': 'बहुत ज़्यादा अनुरोध। {seconds} सेकंड बाद फिर कोशिश करें।',
  'The shop is very busy': 'शॉप पर अभी बहुत भीड़ है',
  'The shop is very busy right now. Please try again in {seconds} seconds.':
    'शॉप पर अभी बहुत भीड़ है। {seconds} सेकंड बाद फिर कोशिश करें।',
  'We have your message': 'आपका संदेश मिल गया',
  'Your ticket number is {number}. We reply within 24 hours on business days.':
    'आपका टिकट नंबर {number} है। हम कामकाजी दिनों में 24 घंटे के भीतर जवाब देते हैं।',
}

/** A text of a plain page, with `{name}` as the value of that name. What has no translation stays in English. */
export const plainPageText = (
  language: Language,
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  (language === 'hi' ? (hindi[text] ?? text) : text).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )

/**
 * Names of colours: what a product's address has in English. A page in Hindi has them at once, and all other texts of the shop
 * later.
 */
export const colours = {
  Black: 'ब्लैक',
  Blue: 'ब्लू',
  Gold: 'गोल्ड',
  Graphite: 'ग्रेफ़ाइट',
  Green: 'ग्रीन',
  Pink: 'पिंक',
  Purple: 'पर्पल',
  Red: 'रेड',
  Silver: 'सिल्वर',
  White: 'व्हाइट',
}

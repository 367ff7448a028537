/** The cart. */
export const cart = {
  '30-day returns.': '30 दिन में वापसी।',
  'Add {amount} more for free standard delivery.': 'मुफ़्त सामान्य डिलीवरी के लिए {amount} की ख़रीद और जोड़ें।',
  'Check out': 'चेकआउट करें',
  'Free standard delivery. 30-day returns.': 'सामान्य डिलीवरी मुफ़्त। 30 दिन में वापसी।',
  'Saved for later': 'बाद के लिए सहेजा हुआ',
  'The quantity of {name} was not changed.': '{name} की संख्या नहीं बदली।',
  'Your cart was not cleared.': 'आपका कार्ट ख़ाली नहीं हुआ।',
  '{count} products were removed from what you saved.': '{count} उत्पाद सहेजे गए सामान से हटाए गए।',
  '{count} products were removed from your cart.': '{count} उत्पाद आपके कार्ट से हटाए गए।',
  '{name} was not moved to the cart.': '{name} कार्ट में नहीं गया।',
  '{name} was not put back.': '{name} वापस नहीं रखा गया।',
  '{name} was not saved for later.': '{name} बाद के लिए नहीं सहेजा गया।',
  '{name} was removed from what you saved.': '{name} सहेजे गए सामान से हटाया गया।',
  '{name} was removed from your cart.': '{name} आपके कार्ट से हटाया गया।',
} as const

/** The page’s text: content/navigation.ts. */
export const navigation = {
  'All Earbuds': 'सभी ईयरबड्स',
  'Best Sellers': 'सबसे ज़्यादा बिकने वाले',
  Dashboard: 'डैशबोर्ड',
  'New Arrivals': 'नए उत्पाद',
  'Special Deals': 'ख़ास ऑफ़र',
  'Track Order': 'ऑर्डर ट्रैक करें',
} as const

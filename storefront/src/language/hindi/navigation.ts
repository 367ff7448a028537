/** Text of content/navigation.ts and content/admin-links.ts. */
export const navigation = {
  'All Earbuds': 'सभी ईयरबड्स',
  'Blog Manager': 'ब्लॉग प्रबंधन',
  'Best Sellers': 'सबसे ज़्यादा बिकने वाले',
  Customers: 'ग्राहक',
  Dashboard: 'डैशबोर्ड',
  'New Arrivals': 'नए उत्पाद',
  Products: 'उत्पाद',
  'Special Deals': 'ख़ास ऑफ़र',
  'Track Order': 'ऑर्डर ट्रैक करें',
} as const

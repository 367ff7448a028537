/** The page’s text: content/footer-links.ts. */
export const footerLinks = {
  Accessories: 'एक्सेसरीज़',
  'Best TWS': 'बेस्ट TWS',
  Budget: 'बजट',
  'Featured categories': 'चुनिंदा कैटेगरी',
  Legal: 'क़ानूनी जानकारी',
  Premium: 'प्रीमियम',
  'Quick links': 'क्विक लिंक',
  Sports: 'स्पोर्ट्स',
} as const

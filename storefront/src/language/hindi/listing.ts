/** Lists of products and their filters. */
export const listing = {
  'All earbuds': 'सभी ईयरबड्स',
  Any: 'कोई भी',
  'Any price': 'कोई भी कीमत',
  'Browse all products': 'सभी उत्पाद देखें',
  Category: 'कैटेगरी',
  'Check the spelling, or use other words.': 'वर्तनी जाँचें या दूसरे शब्द लिखें।',
  'Closest to what you searched for': 'आपकी खोज के सबसे क़रीब',
  Colour: 'रंग',
  Filter: 'फ़िल्टर',
  'From {price}': '{price} से',
  'No products found': 'कोई उत्पाद नहीं मिला',
  'No products match all of these filters. Try removing one.':
    'इन सभी फ़िल्टर पर कोई उत्पाद नहीं। किसी एक को हटाकर देखें।',
  'No products match “{search}”. {advice}': '“{search}” के लिए कोई उत्पाद नहीं। {advice}',
  'Or let [finder] find them for you.': 'या [finder] के जवाब दें और हम ढूँढ दें।',
  'Results for “{search}”': '“{search}” के नतीजे',
  'Show {count, plural, one {# product} other {# products}}': '{count, plural, other {# उत्पाद}} देखें',
  'There is nothing on sale at the moment. Please come back soon.':
    'इस समय किसी चीज़ पर छूट नहीं है। कृपया जल्द फिर आएँ।',
  'Try removing one of the filters.': 'किसी एक फ़िल्टर को हटाकर देखें।',
  'Up to {price}': '{price} तक',
  'Wireless earbuds and accessories from Shruti, with prices in rupees and all taxes included.':
    'Shruti के वायरलेस ईयरबड्स और एक्सेसरीज़, रुपयों में, सभी कर सहित।',
  'four questions': 'चार सवाल',
  '{depth} dB and above': '{depth} dB और ज़्यादा',
  '{from} to {to}': '{from} से {to}',
  '{stars} and more': '{stars} और ज़्यादा',
} as const

import type { FooterProps } from '../components/Footer/Footer.tsx'

export const footerColumns: FooterProps['columns'] = [
  {
    title: 'Featured categories',
    links: [
      { label: 'Premium', href: '/shop/category/premium' },
      { label: 'Sports', href: '/shop/category/sports' },
      { label: 'Budget', href: '/shop/category/budget' },
      { label: 'Accessories', href: '/shop/category/accessories' },
      { label: 'Best TWS', href: '/shop/category/best-tws' },
      { label: 'Noise cancelling', href: '/shop/category/noise-cancelling' },
      { label: 'Under ₹1,000', href: '/shop/price/under1000' },
      { label: 'New arrivals', href: '/new-arrivals' },
    ],
  },
  {
    title: 'Quick links',
    links: [
      { label: 'Shop', href: '/shop' },
      { label: 'New arrivals', href: '/new-arrivals' },
      { label: 'Best sellers', href: '/best-sellers' },
      { label: 'Deals', href: '/deals' },
      { label: 'About', href: '/about' },
      { label: 'Contact', href: '/contact' },
      { label: 'Blog', href: '/blog' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy policy', href: '/privacy-policy' },
      { label: 'Terms of service', href: '/terms-of-service' },
      { label: 'Cookie policy', href: '/cookie-policy' },
      { label: 'Shipping information', href: '/shipping-info' },
      { label: 'Returns', href: '/returns' },
      { label: 'Warranty', href: '/warranty' },
    ],
  },
]

export const footerContact: FooterProps['contact'] = {
  addressLines: ['Shruti Audio, 4th floor', '12 Residency Road', 'Bengaluru 560025'],
  phone: '1800 000 0000',
  email: 'support@shruti.example',
}

export const socialLinks: FooterProps['socialLinks'] = [
  { label: 'Instagram', href: 'https://instagram.com/shruti.example' },
  { label: 'Twitter', href: 'https://twitter.com/shruti_example' },
  { label: 'Facebook', href: 'https://facebook.com/shruti.example' },
]

export const navbarLinks = [
  {
    label: 'Shop',
    href: '/shop',
    children: [
      { label: 'All earbuds', href: '/shop' },
      { label: 'New arrivals', href: '/new-arrivals' },
      { label: 'Best sellers', href: '/best-sellers' },
      { label: 'Special deals', href: '/deals' },
    ],
  },
  { label: 'New arrivals', href: '/new-arrivals' },
  { label: 'About', href: '/about' },
]

export const accountLinks = [
  { label: 'Profile', href: '/profile' },
  { label: 'My orders', href: '/my-orders' },
  { label: 'Favorites', href: '/favorites' },
  { label: 'Track order', href: '/track-order' },
]

export const adminLinks = [
  { label: 'Dashboard', href: '/admin' },
  { label: 'Products', href: '/admin/products' },
  { label: 'Blog manager', href: '/admin/blog-manager' },
  { label: 'Orders', href: '/admin/orders' },
]

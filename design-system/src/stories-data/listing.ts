import type { FilterGroup } from '../components/FilterPanel/FilterPanel.tsx'

export const filterGroups: readonly FilterGroup[] = [
  {
    name: 'category',
    label: 'Category',
    several: true,
    values: [],
    options: [
      { value: 'noise-cancelling', label: 'Noise cancelling', count: 6 },
      { value: 'sports', label: 'Sports', count: 4 },
      { value: 'budget', label: 'Budget', count: 5 },
      { value: 'accessories', label: 'Accessories', count: 8 },
    ],
  },
  {
    name: 'price',
    label: 'Price',
    values: [''],
    range: {},
    options: [
      { value: '', label: 'Any price' },
      { value: 'under1000', label: 'Under ₹1,000', count: 3 },
      { value: '1000-3000', label: '₹1,000 to ₹3,000', count: 9 },
      { value: '3000-5000', label: '₹3,000 to ₹5,000', count: 6 },
      { value: 'above5000', label: 'Above ₹5,000', count: 4 },
    ],
  },
  {
    name: 'ancDb',
    label: 'Noise cancelling',
    values: [''],
    options: [
      { value: '', label: 'Any' },
      { value: '25', label: '25 dB and above', count: 6 },
      { value: '35', label: '35 dB and above', count: 2 },
    ],
  },
]

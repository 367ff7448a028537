/** The page’s text: content/account-sections.ts. */
export const accountSections = {
  Addresses: 'पते',
  Privacy: 'प्राइवेसी',
  Security: 'सुरक्षा',
} as const

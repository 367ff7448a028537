/**
 * A phone number as it is read aloud: "+91 98765 43210". One from elsewhere stays as it is.
 * @param phoneNumber in E.164, as "+919876543210"
 */
export function formatPhoneNumber(phoneNumber: string): string {
  return phoneNumber.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')
}

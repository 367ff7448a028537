/** A name and doors of the greatest length that the forms take [AUTH-12]. */
export const longestAddress = {
  fullName: 'Venkatanarasimharajuvaripeta Subrahmanya Sastry Lakshminarayanan Iyer Ramanathan',
  phoneNumber: '9845012345',
  line1:
    'Flat 1204, Tower C, Sri Venkateswara Cooperative Group Housing Society for Retired Railway Engineers, Phase Two, Block 7',
  line2:
    'Off the Old Thiruvananthapuram Highway behind the Government Higher Secondary School, Sreekaryam Panchayat Ward Eleven B',
  landmark: 'Opposite the Regional Passport Office, third gate, beside the water tank of 1962',
  city: 'Thiruvananthapuram',
  state: 'Kerala',
  pincode: '695017',
} as const

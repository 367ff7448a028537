/** Of where a delivery goes, with who is signed in: apart from the query, since the first script needs no more of it. */
export const pincodeKey = ['delivery-pincode'] as const

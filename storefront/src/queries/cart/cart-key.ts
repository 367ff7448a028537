export const cartKey = ['cart'] as const

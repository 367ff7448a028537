export function cartIdOfUser(userId: string): string {
  return `user:${userId}`
}

export function cartIdOfSession(sessionId: string): string {
  return `session:${sessionId}`
}

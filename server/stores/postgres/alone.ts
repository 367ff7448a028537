import { Client } from 'pg'
import { end } from './connection.ts'

/**
 * Runs what only one process may do at a time with the tables of a shop: the others wait until it has ended or died.
 * @param options.namespace PostgreSQL's schema of the shop. Default `shruti`
 */
export async function alone<T>(
  { url, namespace = 'shruti' }: { readonly url: string; readonly namespace?: string },
  work: () => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url, keepAlive: true, application_name: 'shruti' })
  // The work itself finds out that the database is gone.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1), 2)', [`shruti ${namespace}`])
    return await work()
  } finally {
    await end(client)
  }
}

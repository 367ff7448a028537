import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

/*
 * Vendure with so many products that anybody may put into a cart, on the PostgreSQL database that the first argument names; the second
 * is a CSV file of the products in Vendure's columns. It has a lock file of its own (`npm ci --prefix server/bench/vendure`). Says its
 * port to the process that forked it.
 */

const [databaseUrl = '', products = ''] = process.argv.slice(2)
// It keeps a file of its own in the folder that it is started in.
process.chdir(path.dirname(products))
const require = createRequire(path.join(import.meta.dirname, 'vendure/package.json'))

interface App {
  getHttpServer(): { address(): AddressInfo }
}
interface Core {
  readonly bootstrap: (config: unknown) => Promise<App>
  readonly DefaultLogger: new (options: { level: number }) => unknown
  readonly LogLevel: { readonly Error: number }
}
interface Cli {
  readonly populate: (start: () => Promise<App>, initialData: unknown, products: string) => Promise<App>
}

const { bootstrap, DefaultLogger, LogLevel } = require('@vendure/core') as Core
const { populate } = require('@vendure/core/cli') as Cli

const app = await populate(
  () =>
    bootstrap({
      apiOptions: { hostname: '127.0.0.1', port: 0, adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
      authOptions: {
        tokenMethod: 'cookie',
        cookieOptions: { secret: randomUUID() },
        superadminCredentials: { identifier: 'superadmin', password: randomUUID() },
      },
      dbConnectionOptions: { type: 'postgres', url: databaseUrl, synchronize: true },
      logger: new DefaultLogger({ level: LogLevel.Error }),
      paymentOptions: { paymentMethodHandlers: [] },
    }),
  {
    defaultLanguage: 'en',
    defaultZone: 'Asia',
    countries: [{ name: 'India', code: 'IN', zone: 'Asia' }],
    taxRates: [{ name: 'standard', percentage: 18 }],
    shippingMethods: [{ name: 'Standard', price: 0 }],
    paymentMethods: [],
    collections: [],
  },
  products,
)
process.send?.({ port: app.getHttpServer().address().port })

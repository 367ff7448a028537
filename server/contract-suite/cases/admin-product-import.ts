import { expect } from 'vitest'
import type { ImportReport, Product } from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const check = (visitor: SuiteVisitor, csv: string) =>
  visitor.post<ImportReport>('/admin/products/import/check', { csv })

const bring = (visitor: SuiteVisitor, csv: string) => visitor.post('/admin/products/import', { csv })

const header =
  'Slug,Name,Status,Short description,Description,Price (₹),MRP (₹),Categories,Colour,Colour code,SKU,Stock,HSN,Generic name,Manufacturer,Net quantity,Batch month'

const label = '851830,Wireless earphones,"Shruti Audio, Bengaluru",1 N,2026-10'

const row = (slug: string, price: string, sku: string, stock = '5') =>
  `${slug},Name of ${slug},active,In a line,Some words,${price},1999,budget,Black,#101010,${sku},${stock},${label}`

const file = (...rows: readonly string[]) => [header, ...rows, ''].join('\r\n')

export function productImportCases(contractCase: ContractCase): void {
  contractCase('[ADM-2] a dry run says row by row and column by column what is wrong', async shop => {
    const owner = await shop.signedInAs('admin')
    const csv = file(
      row('one', '1499', 'ONE-BLK'),
      row('two', 'cheap', 'TWO-BLK'),
      row('three', '2499', 'THREE-BLK'),
      row('four', '1499', 'NAD-BLK'),
      row('five', '1499', 'FIVE-BLK', '-3'),
      row('six', '1499', 'ONE-BLK'),
      row('seven', '1499', 'SEVEN-BLK').replace('budget', 'nothing'),
      row('eight', '1499', 'EIGHT-BLK').replace('1 N', ''),
      row('nine', '1499', 'NINE-BLK').replace('active', 'sold'),
      row('', '1499', 'TEN-BLK'),
    )
    const { body } = await check(owner, csv)
    expect(body).toEqual({
      rows: 10,
      created: 1,
      updated: 0,
      unchanged: 0,
      problemCount: 9,
      problems: [
        { row: 3, column: 'Price (₹)', message: 'Enter an amount in rupees, such as 1299.50' },
        { row: 4, column: 'Price (₹)', message: 'The price cannot be above the MRP' },
        { row: 5, column: 'SKU', message: 'Nada has this SKU' },
        { row: 6, column: 'Stock', message: 'Stock cannot go below zero' },
        { row: 7, column: 'SKU', message: 'Row 2 has this SKU already' },
        { row: 8, column: 'Categories', message: 'There is no category nothing' },
        { row: 9, column: 'Net quantity', message: 'The net quantity is missing' },
        { row: 10, column: 'Status', message: 'Enter draft, active or archived' },
        { row: 11, column: 'Slug', message: 'Enter the slug of the product' },
      ],
    })
    expectRefusal(
      await bring(owner, csv),
      400,
      'import_problems',
      'The file has 9 mistakes. Nothing was imported.',
    )
    expect(await shop.store.count('products')).toBe(5)
  })

  contractCase('[ADM-2] a right file goes in as a whole, and shoppers find what it brought', async shop => {
    const owner = await shop.signedInAs('admin')
    const csv = file(
      row('one', '"1,499.50"', 'ONE-BLK'),
      row('one', '', 'ONE-WHT').replace('Name of one', ''),
    )
    const withTwo = csv.replace(',Black,#101010,ONE-WHT', ',White,#FFFFFF,ONE-WHT')
    expect((await check(owner, withTwo)).body).toMatchObject({ created: 1, problemCount: 0 })
    expect((await bring(owner, withTwo)).body).toEqual({ created: 1, updated: 0, unchanged: 0, changed: 1 })
    const { body } = await shop.newVisitor().get<Product>('/products/one')
    expect(body).toMatchObject({ price: 149_950, warrantyMonths: 12, legal: { gstRate: 18 } })
    expect(body.variants.map(({ name, stock }) => [name, stock])).toEqual([
      ['Black', 5],
      ['White', 5],
    ])
    expect((await bring(owner, withTwo)).body).toMatchObject({ changed: 0, unchanged: 1 })
  })

  contractCase('[ADM-2] what was exported goes in again and changes nothing', async shop => {
    const owner = await shop.signedInAs('admin')
    const { body: csv } = await owner.csv('/admin/products/export')
    // Tips and others of the shop are in categories that it has not.
    const known = csv.replaceAll(/premium; |sports|accessories/g, '')
    expect((await check(owner, csv.replaceAll('premium; ', ''))).body.problems[0]).toMatchObject({
      column: 'Categories',
    })
    expect((await check(owner, known)).body).toMatchObject({
      problemCount: 0,
      created: 0,
      updated: 3,
      unchanged: 2,
    })
    const prices = 'sku,slug,price (₹)\nNAD-BLK,nada,1399\n'
    expect((await bring(owner, prices)).body).toMatchObject({ updated: 1 })
    const { body } = await shop.newVisitor().get<Product>('/products/nada')
    expect(body).toMatchObject({ price: 139_900, name: 'Nada', variants: [{}, {}, {}] })
  })

  contractCase('[ADM-2] a file that moves pictures leaves each its text', async shop => {
    const owner = await shop.signedInAs('admin')
    await shop.store.transaction(async tx => {
      const nada = await tx.get('products', 'prd-nada')
      const [black, ...others] = nada?.variants ?? []
      const [own = ''] = black?.imageUrls ?? []
      if (nada && black)
        await tx.put('products', {
          ...nada,
          variants: [
            { ...black, imageUrls: [own, '/pictures/case.webp'], imageAlts: ['In an ear', ''] },
            ...others,
          ],
        })
    })
    const csv = 'Slug,SKU,Pictures\nnada,NAD-BLK,/pictures/case.webp; /pictures/nad-blk.webp'
    expect((await bring(owner, csv)).body).toMatchObject({ updated: 1 })
    const { body } = await shop.newVisitor().get<Product>('/products/nada')
    expect(body.variants[0]).toMatchObject({
      imageUrls: ['/pictures/case.webp', '/pictures/nad-blk.webp'],
      imageAlts: ['', 'In an ear'],
    })
  })

  contractCase('[ADM-2] a file that is none is refused with the reason', async shop => {
    const owner = await shop.signedInAs('admin')
    const many = Array.from({ length: 2001 }, (_, index) => `p${index},S${index}`).join('\n')
    for (const [csv, reason] of [
      ['Slug,Name\na,b', 'The column SKU is missing'],
      ['Slug,SKU,Weight\na,b,c', 'There is no column “Weight”'],
      ['Slug,SKU,SKU\na,b,c', 'The column SKU is there twice'],
      ['Slug,SKU\n', 'The file has no rows'],
      ['Slug,SKU\na,"b', 'Row 2 has a quotation mark that is not closed'],
      [`Slug,SKU\n${many}`, 'The file has 2,001 rows. Import at most 2,000 at a time.'],
    ] as const)
      for (const send of [check, bring])
        expectRefusal(await send(owner, csv), 400, 'import_unreadable', reason, { csv: reason })
    for (const send of [check, bring])
      expectRefusal(await send(owner, ''), 400, 'invalid_input', 'Choose a file', { csv: 'Choose a file' })
    const gone = 'This picture is no longer there. Add it again.'
    const picture = 'Slug,SKU,Pictures\nnada,NAD-BLK,/api/uploads/none-0123abcd-1000.webp'
    expectRefusal(await bring(owner, picture), 400, 'picture_unknown', gone, { 'variants.0.imageUrls': gone })
  })

  contractCase('[ADM-2] a product of a file obeys what holds for its status', async shop => {
    const owner = await shop.signedInAs('admin')
    const status = (slug: string, sku: string, word: string) =>
      check(owner, `Slug,SKU,Status,Categories\n${slug},${sku},${word},`)
    expect((await status('nada', 'NAD-BLK', 'draft')).body.problems).toEqual([
      { row: 2, column: 'Status', message: 'What was on sale does not become a draft again' },
    ])
    expect((await status('old', 'OLD-BLK', 'active')).body).toMatchObject({ updated: 1, problemCount: 0 })
    const differing = 'Slug,SKU,Name\nnada,NAD-BLK,Nada\nnada,NAD-WHT,Other\n'
    expect((await check(owner, differing)).body.problems).toEqual([
      { row: 3, column: 'Name', message: 'Row 2 of this product says otherwise' },
    ])
  })
}

import * as z from 'zod'
import { operation } from '../operation.ts'
import * as categories from '../schemas/admin-categories.ts'
import * as inventory from '../schemas/admin-inventory.ts'
import * as lists from '../schemas/admin-lists.ts'
import * as products from '../schemas/admin-products.ts'
import { emptyAnswer } from '../schemas/common.ts'

/** Products, stock and categories (ADM-2). */
export const adminProductOperations = {
  adminListProducts: operation('adminListProducts', {
    summary: 'All products, drafts and archived ones too; X-Total-Count carries how many',
    input: products.listProductsInput,
    output: z.array(products.adminProductSummary),
    errors: ['invalid_input'],
  }),
  adminExportProducts: operation('adminExportProducts', {
    summary:
      'The products of a list as CSV, a row for each colour, a part at a time: X-Next-Cursor tells where the next one begins',
    input: products.exportProductsInput,
    output: lists.csvFile,
    errors: ['invalid_input'],
  }),
  adminCreateProduct: operation('adminCreateProduct', {
    summary: 'Add a product; it is a draft until it goes on sale',
    input: products.productInput,
    output: products.adminProduct,
    errors: ['invalid_input', 'slug_taken', 'sku_taken', 'category_unknown', 'picture_unknown'],
  }),
  adminGetProduct: operation('adminGetProduct', {
    summary: 'One product with all that the shop keeps of it',
    input: products.productIdInput,
    output: products.adminProduct,
    errors: ['product_not_found'],
  }),
  adminUpdateProduct: operation('adminUpdateProduct', {
    summary:
      'Change a product. Of one that was on sale, colours are neither removed nor moved, and an older address leads to the new one',
    input: products.updateProductInput,
    output: products.adminProduct,
    errors: [
      'invalid_input',
      'product_not_found',
      'stale_version',
      'slug_taken',
      'sku_taken',
      'category_unknown',
      'picture_unknown',
      'label_incomplete',
      'colours_fixed',
    ],
  }),
  adminDeleteProduct: operation('adminDeleteProduct', {
    summary: 'Remove a draft. What was on sale is archived instead',
    input: products.productIdInput,
    output: emptyAnswer,
    errors: ['product_not_found', 'product_was_published'],
  }),
  adminDuplicateProduct: operation('adminDuplicateProduct', {
    summary: 'Make a draft like a product, without stock and with an address and SKUs of its own',
    input: products.productIdInput,
    output: products.adminProduct,
    errors: ['product_not_found'],
  }),
  adminSetProductStatus: operation('adminSetProductStatus', {
    summary: 'Put a product on sale, or archive it',
    input: products.setProductStatusInput,
    output: products.adminProduct,
    errors: ['invalid_input', 'product_not_found', 'stale_version', 'label_incomplete', 'draft_not_archived'],
  }),
  adminSetProductPrice: operation('adminSetProductPrice', {
    summary: 'Change the price of a product',
    input: products.setProductPriceInput,
    output: products.adminProductSummary,
    errors: ['invalid_input', 'product_not_found', 'stale_version', 'price_above_mrp'],
  }),
  adminSetProductsStatus: operation('adminSetProductsStatus', {
    summary: 'Put several products on sale, or archive them; can be undone',
    input: products.bulkStatusInput,
    output: lists.bulkAnswer,
    errors: ['invalid_input'],
  }),
  adminChangePrices: operation('adminChangePrices', {
    summary: 'Change the prices of several products by a percentage or an amount; can be undone',
    input: products.bulkPriceInput,
    output: lists.bulkAnswer,
    errors: ['invalid_input'],
  }),
  adminSetProductsCategory: operation('adminSetProductsCategory', {
    summary: 'Put several products into a category, or take them out; can be undone',
    input: products.bulkCategoryInput,
    output: lists.bulkAnswer,
    errors: ['invalid_input', 'category_unknown'],
  }),
  adminCheckProductImport: operation('adminCheckProductImport', {
    summary:
      'What a CSV of products would change, and what is wrong with it by row and column. Changes nothing',
    input: products.importInput,
    output: products.importReport,
    errors: ['invalid_input', 'import_unreadable'],
  }),
  adminImportProducts: operation('adminImportProducts', {
    summary: 'Create and change products by a CSV: all of it, or nothing where anything is wrong',
    input: products.importInput,
    output: products.importAnswer,
    errors: ['invalid_input', 'import_unreadable', 'import_problems', 'picture_unknown'],
  }),

  adminListInventory: operation('adminListInventory', {
    summary:
      'Stock, a row for each colour. A page holds whole products; X-Total-Count carries how many products there are',
    input: inventory.listInventoryInput,
    output: z.array(inventory.inventoryRow),
    errors: ['invalid_input'],
  }),
  adminExportInventory: operation('adminExportInventory', {
    summary: 'Stock as CSV, a part at a time: X-Next-Cursor tells where the next one begins',
    input: inventory.exportInventoryInput,
    output: lists.csvFile,
    errors: ['invalid_input'],
  }),
  adminListStockAdjustments: operation('adminListStockAdjustments', {
    summary: 'What administrators changed about stock, the newest first; X-Total-Count carries how many',
    input: inventory.listStockAdjustmentsInput,
    output: z.array(inventory.stockAdjustment),
    errors: ['invalid_input'],
  }),
  adminSetStock: operation('adminSetStock', {
    summary: 'Set how many pieces of a colour there are, as counted',
    input: inventory.setStockInput,
    output: inventory.inventoryRow,
    errors: ['invalid_input', 'product_not_found', 'sku_not_found', 'stale_version'],
  }),
  adminAdjustStock: operation('adminAdjustStock', {
    summary: 'Add pieces of a colour to the stock or take some out, with the reason',
    input: inventory.adjustStockInput,
    output: inventory.inventoryRow,
    errors: ['invalid_input', 'product_not_found', 'sku_not_found', 'stock_below_zero'],
  }),

  adminListCategories: operation('adminListCategories', {
    summary: 'All categories in the order of the menus',
    input: z.object({}),
    output: z.array(categories.adminCategory),
  }),
  adminCreateCategory: operation('adminCreateCategory', {
    summary: 'Add a category, at the end of the menus',
    input: categories.createCategoryInput,
    output: categories.adminCategory,
    errors: ['invalid_input', 'slug_taken', 'product_not_found'],
  }),
  adminOrderCategories: operation('adminOrderCategories', {
    summary: 'Set the order of all categories',
    input: categories.orderCategoriesInput,
    output: z.array(categories.adminCategory),
    errors: ['invalid_input', 'stale_version'],
  }),
  adminUpdateCategory: operation('adminUpdateCategory', {
    summary: 'Change a category',
    input: categories.updateCategoryInput,
    output: categories.adminCategory,
    errors: ['invalid_input', 'category_not_found', 'stale_version', 'product_not_found'],
  }),
  adminDeleteCategory: operation('adminDeleteCategory', {
    summary: 'Remove a category that no product names',
    input: categories.categoryIdInput,
    output: emptyAnswer,
    errors: ['category_not_found', 'category_in_use'],
  }),
}

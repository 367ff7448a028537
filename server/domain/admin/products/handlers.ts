import type { Dependencies } from '../../context.ts'
import type { GuardedOperations } from '../../guarded-operations.ts'
import { answerPage } from '../../paging.ts'
import { administratorOf } from '../audit.ts'
import { adminChangePrices, adminSetProductsCategory, adminSetProductsStatus } from './bulk.ts'
import {
  adminCreateCategory,
  adminDeleteCategory,
  adminListCategories,
  adminOrderCategories,
  adminUpdateCategory,
} from './categories.ts'
import { adminCheckProductImport, adminImportProducts } from './import.ts'
import {
  adminAdjustStock,
  adminExportInventory,
  adminListInventory,
  adminListStockAdjustments,
  adminSetStock,
} from './inventory.ts'
import { adminExportProducts, adminListProducts } from './list.ts'
import {
  adminCreateProduct,
  adminDeleteProduct,
  adminDuplicateProduct,
  adminGetProduct,
  adminSetProductPrice,
  adminSetProductStatus,
  adminUpdateProduct,
} from './products.ts'

export function productHandlers(os: GuardedOperations, dependencies: Dependencies) {
  return {
    adminListProducts: os.adminListProducts.handler(async ({ context, input }) =>
      answerPage(context, await adminListProducts(dependencies, input)),
    ),
    adminExportProducts: os.adminExportProducts.handler(({ context, input }) =>
      adminExportProducts(dependencies, context, input),
    ),
    adminCreateProduct: os.adminCreateProduct.handler(({ context, input }) =>
      adminCreateProduct(dependencies, administratorOf(context), input),
    ),
    adminGetProduct: os.adminGetProduct.handler(({ input }) => adminGetProduct(dependencies, input.id)),
    adminUpdateProduct: os.adminUpdateProduct.handler(({ context, input }) =>
      adminUpdateProduct(dependencies, administratorOf(context), input),
    ),
    adminDeleteProduct: os.adminDeleteProduct.handler(({ context, input }) =>
      adminDeleteProduct(dependencies, administratorOf(context), input.id),
    ),
    adminDuplicateProduct: os.adminDuplicateProduct.handler(({ context, input }) =>
      adminDuplicateProduct(dependencies, administratorOf(context), input.id),
    ),
    adminSetProductStatus: os.adminSetProductStatus.handler(({ context, input }) =>
      adminSetProductStatus(dependencies, administratorOf(context), input),
    ),
    adminSetProductPrice: os.adminSetProductPrice.handler(({ context, input }) =>
      adminSetProductPrice(dependencies, administratorOf(context), input),
    ),
    adminSetProductsStatus: os.adminSetProductsStatus.handler(({ context, input }) =>
      adminSetProductsStatus(dependencies, administratorOf(context), input),
    ),
    adminChangePrices: os.adminChangePrices.handler(({ context, input }) =>
      adminChangePrices(dependencies, administratorOf(context), input),
    ),
    adminSetProductsCategory: os.adminSetProductsCategory.handler(({ context, input }) =>
      adminSetProductsCategory(dependencies, administratorOf(context), input),
    ),
    adminCheckProductImport: os.adminCheckProductImport.handler(({ input }) =>
      adminCheckProductImport(dependencies, input.csv),
    ),
    adminImportProducts: os.adminImportProducts.handler(({ context, input }) =>
      adminImportProducts(dependencies, administratorOf(context), input.csv),
    ),

    adminListInventory: os.adminListInventory.handler(async ({ context, input }) =>
      answerPage(context, await adminListInventory(dependencies, input)),
    ),
    adminExportInventory: os.adminExportInventory.handler(({ context, input }) =>
      adminExportInventory(dependencies, context, input),
    ),
    adminListStockAdjustments: os.adminListStockAdjustments.handler(async ({ context, input }) =>
      answerPage(context, await adminListStockAdjustments(dependencies, input)),
    ),
    adminSetStock: os.adminSetStock.handler(({ context, input }) =>
      adminSetStock(dependencies, administratorOf(context), input),
    ),
    adminAdjustStock: os.adminAdjustStock.handler(({ context, input }) =>
      adminAdjustStock(dependencies, administratorOf(context), input),
    ),

    adminListCategories: os.adminListCategories.handler(() => adminListCategories(dependencies.store)),
    adminCreateCategory: os.adminCreateCategory.handler(({ context, input }) =>
      adminCreateCategory(dependencies, administratorOf(context), input),
    ),
    adminOrderCategories: os.adminOrderCategories.handler(({ context, input }) =>
      adminOrderCategories(dependencies, administratorOf(context), input.ids),
    ),
    adminUpdateCategory: os.adminUpdateCategory.handler(({ context, input }) =>
      adminUpdateCategory(dependencies, administratorOf(context), input),
    ),
    adminDeleteCategory: os.adminDeleteCategory.handler(({ context, input }) =>
      adminDeleteCategory(dependencies, administratorOf(context), input.id),
    ),
  }
}

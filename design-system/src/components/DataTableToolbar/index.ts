export * from './DataTableToolbar.tsx'
export type { ToolbarColumn } from './LayoutMenu.tsx'
export type {
  AmountsFilter,
  ChoiceFilter,
  DatesFilter,
  TableFilter,
  TableFilterOption,
  TextFilter,
} from './table-filter.ts'
export type { SavedView, SavedViewsProps } from './ViewsMenu.tsx'

export * from './SettingRow.tsx'

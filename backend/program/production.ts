// Imported first: React selects its build when loaded, and a bundle must fit all processes, even if
// built by a test.
process.env['NODE_ENV'] = 'production';

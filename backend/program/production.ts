// Imported first: React chooses its build when it is loaded, and a kept bundle must fit them all,
// also one that a test lets make.
process.env['NODE_ENV'] = 'production';
